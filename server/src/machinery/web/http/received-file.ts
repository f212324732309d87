import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { Upload } from '@potluck/api/endpoint'
import type { FastifyRequest } from 'fastify'
import { Refusal, unknownField } from '../../base/refusal.ts'

const missing = (field: string) => new Refusal('no-file', `a form with the file "${field}" is needed`, field)

/** An incomplete or invalid form is an error of the sender, whatever the parser reports; an error of the system is not. */
function asSendersFault(error: unknown, field: string): unknown {
  if (error instanceof Error && 'syscall' in error && error.syscall === 'write') return error
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  return error instanceof Refusal || status !== undefined ? error : missing(field)
}

async function receive<T>(
  request: FastifyRequest,
  { field, maxBytes }: Upload,
  take: (file: MultipartFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw missing(field)
  try {
    const file = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 10_000 } })
    if (file?.fieldname !== field) {
      file?.file.resume()
      throw missing(field)
    }
    const result = await take(file)
    const [unknown] = Object.keys(file.fields).filter((name) => name !== field)
    if (unknown !== undefined) throw unknownField(`body.${unknown}`)
    if (file.file.truncated) {
      throw new Refusal('too-large', `the file is larger than ${maxBytes} bytes`, field)
    }
    return result
  } catch (error) {
    throw asSendersFault(error, field)
  }
}

/**
 * The uploaded file, in memory.
 * @throws {Refusal} 400 if the form has no such file, 413 if it is too large
 */
export const receivedBytes = (request: FastifyRequest, upload: Upload): Promise<Buffer> =>
  receive(request, upload, (file) => file.toBuffer())

/**
 * Writes the uploaded file to a new file on disk while it arrives.
 * @returns its name on the sender's device
 * @throws {Refusal} 400 if the form has no such file, 413 if it is too large
 */
export const receiveToFile = (request: FastifyRequest, upload: Upload, path: string): Promise<string> =>
  receive(request, upload, async (file) => {
    await pipeline(file.file, createWriteStream(path, { flags: 'wx', flush: true }))
    return file.filename
  })
