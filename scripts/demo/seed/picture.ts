export const asPicture = (svg: string) => ({ file: new File([svg], 'picture.svg', { type: 'image/svg+xml' }) });
