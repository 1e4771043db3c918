import type { Entity } from 'dynamodb-toolbox/entity';
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format';
import { DynamoDBToolboxError } from 'dynamodb-toolbox/errors';
import type { Schema } from 'dynamodb-toolbox/schema';
import { Failure } from './failure.ts';

/** The keys of a map are data and may be personal, so only the part of the path that the schema declares is quoted. */
const declared = (schema: Schema, [part = '', ...rest]: readonly string[]): string[] => {
  if (schema.type === 'list') return declared(schema.elements, rest);
  const inner = schema.type === 'item' || schema.type === 'map' ? schema.attributes[part] : undefined;
  return inner ? [part, ...declared(inner, rest)] : [];
};

/** Quotes the schema only: the value may be personal data, and the text is logged. */
const faultOf = ({ code, payload }: DynamoDBToolboxError): string => {
  if (code.endsWith('missingAttribute')) return 'missing';
  const expected: unknown = payload && Reflect.get(Object(payload), 'expected');
  return `expected ${Array.isArray(expected) ? `one of ${expected.join(', ')}` : (expected ?? 'something else')}`;
};

const idIn = (name: string, key: unknown): Record<string, string> => {
  const [, id] = /^[^#]*#(.+)$/.exec(String(key)) ?? [];
  return id === undefined ? {} : { [name]: id };
};

const unreadable = (entity: Entity, { PK, SK }: Record<string, unknown>, error: DynamoDBToolboxError): Failure => {
  const attribute = declared(entity.schema, error.path?.match(/[^.[\]']+/g) ?? []).join('.');
  const facts = { entity: entity.entityName, attribute, fault: faultOf(error) };
  return new Failure('an item cannot be read', { facts, ids: { ...idIn('holder', PK), ...idIn('item', SK) } });
};

// The library's own error quotes the item's keys and does not name the entity. All its commands call this method.
const { format } = EntityFormatter.prototype;
EntityFormatter.prototype.format = function (this: EntityFormatter, item, options) {
  try {
    return format.call(this, item, options);
  } catch (error) {
    throw error instanceof DynamoDBToolboxError ? unreadable(this.entity, item, error) : error;
  }
};
