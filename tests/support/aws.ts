type Command = { constructor: { name: string }; input: object };
type Answer = (command: string, input: Readonly<Record<string, unknown>>) => object;

export const answeredBy = <C extends object>(client: C, answer: Answer): C => {
  const value = async (command: Command) =>
    answer(command.constructor.name.replace('Command', ''), { ...command.input });
  return Object.defineProperty(client, 'send', { value });
};
