import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { imageSizes } from '../../book/images/image-sizes.ts'

const sizes = Object.keys(imageSizes).length

/** The pictures that were read from a backup, noted in a file: memory does not grow with their number. */
export class SeenPictures {
  readonly #connection: Sqlite.Database
  readonly #insert: Sqlite.Statement<[string, string]>

  /** @param folder where the file may lie */
  constructor(folder: string) {
    this.#connection = new Sqlite(join(folder, 'seen-pictures.sqlite'))
    this.#connection.pragma('journal_mode = OFF')
    this.#connection.pragma('synchronous = OFF')
    this.#connection.exec('create table seen (digest text, size text, primary key (digest, size)) without rowid; begin')
    this.#insert = this.#connection.prepare('insert into seen (digest, size) values (?, ?)')
  }

  /** @param name of a file: digest and size */
  note(name: string): void {
    this.#insert.run(name.slice(0, 64), name.slice(65))
  }

  /** How many of the pictures that the rows of a database name were not seen in every size. */
  unseen(sqliteFile: string): number {
    this.#connection.exec('commit')
    this.#connection.prepare('attach ? as restored').run(sqliteFile)
    const count = this.#connection.prepare<[number], number>(
      `select count(*) from (select digest from restored.images
        except select digest from seen group by digest having count(*) = ?)`,
    )
    return count.pluck().get(sizes) ?? 0
  }

  close(): void {
    this.#connection.close()
  }
}
