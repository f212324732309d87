import type { Database } from '../../machinery/base/database/database.ts'

/**
 * The recipes with these search numbers, of whatever book and folder: the statement says which. Both databases look up each number, for which
 * one needs the join and the other one the array: for an array, SQLite reads the whole folder in order; for a join, PostgreSQL
 * expects a small book, and reads the whole folder, too.
 */
export const numberedRecipes = ({ db, dialect }: Database, numbers: readonly number[]) =>
  db
    .selectFrom(
      dialect
        .recordsOf(
          { number: 'integer' },
          numbers.map((number) => ({ number })),
        )
        .as('listed'),
    )
    .crossJoin('recipes')
    .whereRef('recipes.searchNumber', '=', 'listed.number')
    .where(({ ref }) => dialect.isOneOf(ref('recipes.searchNumber'), 'integer', numbers))
