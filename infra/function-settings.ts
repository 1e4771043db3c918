import type { contracts, Group } from '#shared/contracts/index.ts';
import type { VariableName } from '#shared/env.ts';
import type { FilePlace } from '#shared/files.ts';

/** Rights of a function; absent means refused. */
export type Rights = {
  /**
   * `read` includes counting limits and storing when the caller was last seen. `write` is the whole table; a list
   * allows only these partition keys (`OUTBOX#*`). `public` covers what anybody may know.
   */
  table?: 'public' | 'read' | 'write' | { write: readonly string[] };
  /**
   * Partitions with hashes of passwords, renewal secrets and mailed links, which no function may use without this
   * right. `mint`: put a link and find an address's owner. `delete`: remove passwords and renewal secrets unread, and
   * mailed links by their keys.
   */
  secrets?: 'all' | 'mint' | 'delete';
  /** Address claims. `read`: look up many in one request. `claim`: create or release one; may not read its owner. */
  addresses?: 'read' | 'claim';
  /** Reads the audit log, which nobody may change. `ofUniversity`: only one university per query. */
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
  /** Rights for each kind of file. `list`: may see names, and gets a 404 for a missing file. */
  files?: { list?: true } & Partial<Record<FilePlace, readonly FileRight[]>>;
  /** Writes hashes of erased ids, which nobody may read. */
  erasures?: true;
  /** Writes the directory of a stage with several cells, which every function that answers calls about people reads. */
  directory?: 'write';
};

/** `tags`: read the tags that a file has, among them the result of its scan, which only GuardDuty may write. */
export type FileRight = 'read' | 'write' | 'remove' | 'tags';

/** Variables of a stage with several cells. */
export type CellVariable = 'CELL' | 'ALL_CELLS' | 'DIRECTORY_TABLE';

/** `users.create`. */
type CallName = { [G in Group]: `${G}.${keyof (typeof contracts)[G] & string}` }[Group];

export type FunctionSettings = {
  /**
   * Groups of the contracts, or single calls of other groups. A function that names a call wins over one that names its
   * group.
   */
  serves?: readonly (Group | CallName)[];
  /** Also answers every unknown path under /api. */
  takesStrays?: true;
  /** Invoked for new items whose partition key begins with this. */
  stream?: { partitions: string };
  everyMinutes?: number;
  /** Rights that the function has besides where its stage has several cells. */
  inCells?: {
    everyMinutes: number;
    files: NonNullable<Rights['files']>;
    /** In place of `files` in the main cell. */
    filesInMain: NonNullable<Rights['files']>;
    variables: readonly 'FILES_BUCKET'[];
  };
  /** Invoked at 3:17 UTC. */
  nightly?: 'retention';
  /** Invoked for bounces and complaints. */
  mailEvents?: true;
  /** Invoked with the results of scanned documents. */
  scanEvents?: true;
  /** Says who is affected while this function fails, and how; operators read it first. */
  errorImpact: string;
  rights: Rights;
  /** All environment variables of the function, but those of a stage with several cells. */
  variables: readonly Exclude<VariableName, 'CANARY_SECRET' | CellVariable>[];
  memoryMB: number;
  /** API Gateway times out after 30 seconds. */
  timeoutSeconds: number;
  architecture: 'arm64' | 'x86_64';
  /** Limit of the bundle's size in KB: a cold start reads every byte first. */
  budgetKB: number;
};
