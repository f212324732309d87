/** What the contract (shared/api) makes schemas with. */
export {
  array,
  boolean,
  coerce,
  custom,
  discriminatedUnion,
  enum,
  int,
  iso,
  literal,
  looseObject,
  object,
  record,
  string,
  unknown,
  uuid,
} from 'zod-whole'
