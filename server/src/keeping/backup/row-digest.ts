import { createHash } from 'node:crypto'
import type { Manifest, Row } from './format.ts'

const modulus = 2n ** 256n

/**
 * Counts the rows of a table and digests them: the sum of the SHA-256 of each row. Databases give rows in different orders,
 * and the sum is the same in any.
 */
export class RowDigest {
  #rows = 0
  #sum = 0n

  /** @param line the row as JSON */
  add(line: string): void {
    this.#rows += 1
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus
  }

  result(): Manifest['tables'][string] {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(64, '0') }
  }
}

/** Counts and digests all rows of a table. */
export async function digestOfRows(rows: AsyncIterable<Row>): Promise<Manifest['tables'][string]> {
  const digest = new RowDigest()
  for await (const row of rows) digest.add(JSON.stringify(row))
  return digest.result()
}
