import { createHash } from 'node:crypto'
import { z } from 'zod'

const titled = z.object({ data: z.array(z.object({ title: z.string() })), totalCount: z.int() })

/** A text by which answers are compared: the titles of the recipes at these addresses, in order, and how many there are in all. */
export async function digestOf(urls: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const url of urls) {
    const { data, totalCount } = titled.parse(await (await fetch(url)).json())
    hash.update(JSON.stringify([totalCount, data.map(({ title }) => title)]))
  }
  return hash.digest('hex').slice(0, 16)
}
