import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { onOff, webFolder } from './setting-schemas.ts'

/** The settings of the store of files, as those of `config.ts`. */
export const fileStoreSettings = {
  S3_ENDPOINT: {
    schema: webFolder.optional(),
    allowed: 'an address starting with http:// or https://',
    about:
      'A server that speaks the protocol of S3, as https://s3.example.org, also on your own network: pictures, files of imports and backups are there instead of in DATA_DIR. docs/scaling.md says how files move there and back.',
  },
  S3_BUCKET: {
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    allowed: 'the name of a bucket',
    about: 'The bucket there, which has to exist. Needed with S3_ENDPOINT.',
  },
  S3_PREFIX: {
    schema: z
      .string()
      .max(200)
      .regex(/^[\w-]+(\/[\w-]+)*$/)
      .optional(),
    allowed: 'names of letters, digits, - and _, divided by slashes',
    about: 'What the names of all files there begin with, for a bucket that holds other things, too.',
  },
  S3_REGION: {
    schema: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .default('us-east-1'),
    allowed: 'the name of a region',
    about: 'The region that requests are signed for.',
  },
  S3_PATH_STYLE: {
    schema: onOff.default(true),
    allowed: 'true or false',
    about: 'Whether the bucket stands in the path of an address; false puts it before the name of the host.',
  },
  S3_ACCESS_KEY_ID: {
    schema: z.string().min(1).max(500).optional(),
    allowed: 'at most 500 characters',
    about: 'The access key for it. Needed with S3_ENDPOINT.',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string().min(1).max(500).optional(),
    allowed: 'at most 500 characters',
    about: 'The secret of that key.',
  },
  S3_SECRET_ACCESS_KEY_FILE: {
    schema: z.string().min(1).optional(),
    allowed: 'a file',
    about: 'The secret in a file instead, as secrets of containers are.',
  },
} as const

/** What the environment says of the store of files. */
export const fileStoreSchema = z.object({
  S3_ENDPOINT: fileStoreSettings.S3_ENDPOINT.schema,
  S3_BUCKET: fileStoreSettings.S3_BUCKET.schema,
  S3_PREFIX: fileStoreSettings.S3_PREFIX.schema,
  S3_REGION: fileStoreSettings.S3_REGION.schema,
  S3_PATH_STYLE: fileStoreSettings.S3_PATH_STYLE.schema,
  S3_ACCESS_KEY_ID: fileStoreSettings.S3_ACCESS_KEY_ID.schema,
  S3_SECRET_ACCESS_KEY: fileStoreSettings.S3_SECRET_ACCESS_KEY.schema,
  S3_SECRET_ACCESS_KEY_FILE: fileStoreSettings.S3_SECRET_ACCESS_KEY_FILE.schema,
})

/** A bucket of a server that speaks the protocol of S3. */
export interface FileStoreSettings {
  /** Ends in a slash. */
  readonly endpoint: string
  readonly bucket: string
  /** Empty, or ends in a slash. */
  readonly prefix: string
  readonly region: string
  readonly pathStyle: boolean
  readonly accessKeyId: string
  readonly secretAccessKey: string | undefined
  /** A file with the secret; counts more than `secretAccessKey`. */
  readonly secretAccessKeyFile: string | undefined
}

/** Where backups go that are in the store of files: what names a backup begins with it, where no path does. */
export const backupsInStore = 's3:backups'

/**
 * The store of files that the environment names; undefined where files are in the data folder.
 * @param backupDir BACKUP_DIR, which may name the store
 * @throws {ConfigError} for a store of which something is missing
 */
export function fileStoreOf(
  value: z.infer<typeof fileStoreSchema>,
  backupDir: string | undefined,
): FileStoreSettings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = value
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_SECRET_ACCESS_KEY_FILE: secretAccessKeyFile } = value
  const secret = secretAccessKey ?? secretAccessKeyFile
  const needed = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secret,
  }
  const isSet = Object.values(needed).some((one) => one !== undefined)
  if (!isSet && backupDir === 's3')
    throw new ConfigError('BACKUP_DIR is "s3", but S3_ENDPOINT is not set: it says where the store is')
  if (!isSet) return undefined
  const missing = Object.entries(needed).find(([, one]) => one === undefined)
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined || secret === undefined) {
    const set = Object.entries(needed).find(([, one]) => one !== undefined)
    throw new ConfigError(`${set?.[0]} is set, but ${missing?.[0]} is not: a store of files needs both`)
  }
  const prefix = value.S3_PREFIX === undefined ? '' : `${value.S3_PREFIX}/`
  const { S3_REGION: region, S3_PATH_STYLE: pathStyle } = value
  return { endpoint, bucket, prefix, region, pathStyle, accessKeyId, secretAccessKey, secretAccessKeyFile }
}
