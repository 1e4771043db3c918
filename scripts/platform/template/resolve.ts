import * as z from 'zod/mini';
import type { StackTemplate } from './assembly.ts';
import { attributeOf, localAccount, physicalName } from './names.ts';

/** Replaces intrinsic functions; throws on an unsupported one. */
export type Resolve = (value: unknown, stack: StackTemplate) => unknown;

type Intrinsic = (argument: unknown, stack: StackTemplate, resolve: Resolve) => unknown;

const pair = <A extends z.ZodMiniType, B extends z.ZodMiniType>(a: A, b: B) => z.tuple([a, b]);
const attribute = z.union([
  pair(z.string(), z.string()),
  z.pipe(
    z.string(),
    z.transform((text): [string, string] => {
      const [id = '', ...rest] = text.split('.');
      return [id, rest.join('.')];
    }),
  ),
]);
const substitution = z.union([
  pair(z.string(), z.record(z.string(), z.unknown())),
  z.pipe(
    z.string(),
    z.transform((text): [string, Record<string, unknown>] => [text, {}]),
  ),
]);
const stackOutput = z.object({ StackName: z.string(), OutputName: z.string() });

const find = (stacks: readonly StackTemplate[], name: string): StackTemplate => {
  const stack = stacks.find((candidate) => candidate.name === name);
  if (!stack) throw new Error(`No stack ${name} in the assembly`);
  return stack;
};

/** `parameters` are those of `--parameters`. */
export const createResolver = (stacks: readonly StackTemplate[], parameters: Record<string, string>): Resolve => {
  const pseudo = (name: string, stack: StackTemplate): unknown =>
    ({
      'AWS::AccountId': localAccount,
      'AWS::Region': stack.region,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': stack.name,
    })[name];

  const reference = (name: string, stack: StackTemplate): unknown => {
    if (name === 'AWS::NoValue') return undefined;
    const parameter = stack.Parameters[name];
    return pseudo(name, stack) ?? (parameter ? (parameters[name] ?? parameter.Default) : physicalName(stack, name));
  };

  const getAttribute = (argument: unknown, stack: StackTemplate): string => {
    const [id, name] = attribute.parse(argument);
    return attributeOf(stack, id, name);
  };

  const exported = (name: unknown): unknown => {
    for (const stack of stacks) {
      for (const { Value, Export } of Object.values(stack.Outputs)) {
        if (Export && resolve(Export.Name, stack) === name) return resolve(Value, stack);
      }
    }
    throw new Error(`No stack exports ${name}`);
  };

  const intrinsics: Record<string, Intrinsic> = {
    Ref: (name, stack) => reference(z.string().parse(name), stack),
    'Fn::GetAtt': getAttribute,
    'Fn::Join': (argument, stack) => {
      const [separator, parts] = pair(z.string(), z.array(z.unknown())).parse(resolve(argument, stack));
      return parts.join(separator);
    },
    'Fn::Select': (argument, stack) => {
      const [index, list] = pair(z.coerce.number(), z.array(z.unknown())).parse(resolve(argument, stack));
      return list[index];
    },
    'Fn::Split': (argument, stack) => {
      const [separator, text] = pair(z.string(), z.string()).parse(resolve(argument, stack));
      return text.split(separator);
    },
    'Fn::Sub': (argument, stack) => {
      const [text, variables] = substitution.parse(argument);
      return text.replace(/\$\{([^!}][^}]*)\}/g, (_, name: string) => {
        if (name in variables) return String(resolve(variables[name], stack));
        return String(name.includes('.') ? getAttribute(name, stack) : reference(name, stack));
      });
    },
    'Fn::ImportValue': (name, stack) => exported(resolve(name, stack)),
    'Fn::GetStackOutput': (argument, stack) => {
      const { StackName, OutputName } = stackOutput.parse(resolve(argument, stack));
      const source = find(stacks, StackName);
      const output = source.Outputs[OutputName];
      if (!output) throw new Error(`${StackName} has no output ${OutputName}`);
      return resolve(output.Value, source);
    },
  };

  const resolve: Resolve = (value, stack) => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, stack));
    if (!value || typeof value !== 'object') return value;
    const entries = Object.entries(value);
    const [name, argument] = entries.length === 1 ? (entries[0] ?? []) : [];
    if (name === 'Ref' || name?.startsWith('Fn::')) {
      const intrinsic = intrinsics[name];
      if (!intrinsic) throw new Error(`${stack.name}: the local runner does not know ${name}`);
      return intrinsic(argument, stack, resolve);
    }
    return Object.fromEntries(entries.map(([key, item]) => [key, resolve(item, stack)]));
  };
  return resolve;
};
