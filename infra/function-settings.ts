import type { contracts, Group } from '#shared/contracts/index.ts';
import type { VariableName } from '#shared/env.ts';
import type { FilePlace } from '#shared/files.ts';

/** Rights of a function; absent means refused. */
export type Rights = {
  /**
   * `read` includes counting limits and noting when the caller was last seen. `write` is the whole table; a list allows
   * those partition keys only (`OUTBOX#*`). `public`: what anybody may know.
   */
  table?: 'public' | 'read' | 'write' | { write: readonly string[] };
  /**
   * Partitions with hashes of passwords, renewal secrets and mailed links, denied unless named here. `mint`: put a link
   * and find an address's owner. `delete`: remove passwords and renewal secrets unread, and mailed links by their keys.
   */
  secrets?: 'all' | 'mint' | 'delete';
  /** Address claims. `read`: many at once. `claim`: create or release one; may not read its owner. */
  addresses?: 'read' | 'claim';
  /** Reads the audit log, which nobody may change; `ofUniversity`: of one university per query. */
  audit?: 'read' | 'ofUniversity';
  /** Signs session tokens and publishes the verifying keys. */
  tokens?: 'sign';
  mail?: true;
  /**
   * `note`: marks or unmarks an undeliverable address, and changes nothing else of a person. `end`: also removes
   * addresses from SES's suppression list.
   */
  mailTrouble?: 'note' | 'end';
  decoder?: 'invoke';
  /** Invokes the printer for a public CV. */
  prints?: true;
  /** Rights per place of files; `list`: sees names, and is told that a file is missing. */
  files?: { list?: true } & Partial<Record<FilePlace, readonly FileRight[]>>;
  /** Puts hashes of erased ids; nobody may read them. */
  erasures?: true;
};

export type FileRight = 'read' | 'write' | 'remove';

/** `users.create`. */
type CallName = { [G in Group]: `${G}.${keyof (typeof contracts)[G] & string}` }[Group];

export type FunctionSettings = {
  /** Groups of the contracts, or single calls of other groups. A call's own line wins over its group's. */
  serves?: readonly (Group | CallName)[];
  /** Also answers every unknown path under /api. */
  takesStrays?: true;
  /** Invoked for new items whose partition key begins so. */
  stream?: { partitions: string };
  everyMinutes?: number;
  /** Invoked at 3:17 UTC. */
  nightly?: 'retention';
  /** Invoked for bounces and complaints. */
  mailEvents?: true;
  /** Names who suffers while this function fails, and how; operators read it first. */
  errorImpact: string;
  rights: Rights;
  /** The function's whole environment. */
  variables: readonly Exclude<VariableName, 'CANARY_SECRET'>[];
  memoryMB: number;
  /** API Gateway gives up after 30. */
  timeoutSeconds: number;
  architecture: 'arm64' | 'x86_64';
  /** Limit of the bundle's size in KB: a cold start reads every byte first. */
  budgetKB: number;
};
