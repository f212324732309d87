import { Parser } from 'htmlparser2'
import { z } from 'zod'

type Fields = Readonly<Record<string, string>>

/** What stands in an answer: the fields below its root, and below each element of one name there. */
interface XmlAnswer {
  readonly root: string
  readonly fields: Fields
  readonly items: readonly Fields[]
}

/** @param repeated the name of elements that have fields of their own */
function readXml(xml: string, repeated: string): XmlAnswer {
  const path: string[] = []
  const fields: Record<string, string> = {}
  const items: Record<string, string>[] = []
  let root = ''
  let text = ''
  const parser = new Parser(
    {
      onopentag(name) {
        if (path.length === 0) root = name
        path.push(name)
        if (path.length === 2 && name === repeated) items.push({})
        text = ''
      },
      ontext(more) {
        text += more
      },
      onclosetag(name) {
        const item = items.at(-1)
        if (path.length === 2 && name !== repeated) fields[name] = text
        if (path.length === 3 && path[1] === repeated && item) item[name] = text
        path.pop()
        text = ''
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return { root, fields, items }
}

/** A list that goes on names where. */
const more = z.stringbool().default(false)

const object = z
  .object({ Key: z.string(), Size: z.coerce.number().int().nonnegative(), LastModified: z.coerce.date() })
  .transform(({ Key, Size, LastModified }) => ({ key: Key, bytes: Size, changedAt: LastModified }))

const objectList = z.object({
  fields: z.object({ IsTruncated: more, NextContinuationToken: z.string().optional() }),
  items: z.array(object),
})

/** A page of objects (`ListObjectsV2`), and the token of the next one; null for the last. */
export function readObjectList(xml: string) {
  const { fields, items } = objectList.parse(readXml(xml, 'Contents'))
  return { objects: items, next: fields.IsTruncated ? (fields.NextContinuationToken ?? null) : null }
}

const upload = z
  .object({ Key: z.string(), UploadId: z.string().min(1), Initiated: z.coerce.date() })
  .transform(({ Key, UploadId, Initiated }) => ({ key: Key, id: UploadId, startedAt: Initiated }))

const uploadList = z.object({ items: z.array(upload) })

/** Uploads in parts that were not ended (`ListMultipartUploads`), up to a thousand. */
export const readUploadList = (xml: string) => uploadList.parse(readXml(xml, 'Upload')).items

const started = z.object({ fields: z.object({ UploadId: z.string().min(1) }) })

/** The id of an upload in parts (`CreateMultipartUpload`). */
export const readUploadId = (xml: string): string => started.parse(readXml(xml, '')).fields.UploadId

/** The code of an error, such as `NoSuchKey`; null where the answer is none. Nothing else of it is told: it may repeat keys. */
export function errorCodeIn(xml: string): string | null {
  const { root, fields } = readXml(xml, '')
  if (root !== 'Error') return null
  return /^[A-Za-z]{3,60}$/.exec(fields.Code ?? '')?.[0] ?? 'Unknown'
}
