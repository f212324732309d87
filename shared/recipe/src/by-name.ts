interface Named {
  readonly name: string
}

/** An object with a value for each row of a table, under the row's name. */
export function byName<Row extends Named, Value>(
  rows: readonly Row[],
  valueFor: (row: Row) => Value,
): Record<Row['name'], Value>
export function byName<Value>(rows: readonly Named[], valueFor: (row: Named) => Value): Record<string, Value> {
  return Object.fromEntries(rows.map((row) => [row.name, valueFor(row)]))
}
