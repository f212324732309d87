/**
 * What the contract (shared/api) is written with: see react-router.mjs beside it. Remotes call the API with schemas, so
 * each would bring a copy. `zod/mini`, which the shell starts with, is not shared: it is shaken instead.
 */
import {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  enum as enumOf,
  int,
  iso,
  literal,
  object,
  record,
  string,
  uuid,
} from 'zod-whole'

export const z = {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  enum: enumOf,
  int,
  iso,
  literal,
  object,
  record,
  string,
  uuid,
}
