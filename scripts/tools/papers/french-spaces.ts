/** Sets the spaces that French wants and no keyboard has; leaves code and addresses alone. */
export const frenchSpaces = (text: string): string =>
  text
    .split(/(`[^`]*`|\[[^\]]*\]\([^)]*\)|https?:\S+)/)
    .map((piece, place) =>
      place % 2 === 1
        ? piece
        : piece
            .replaceAll(/ (?=[;!?»])/g, '\u202f')
            .replaceAll(/« /g, '«\u202f')
            .replaceAll(/ (?=[:%](?:\s|$))/g, '\u00a0'),
    )
    .join('');
