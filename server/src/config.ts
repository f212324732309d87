import { resolve } from 'node:path'
import { z } from 'zod'
import {
  type AuthProxySettings,
  authProxyOf,
  authProxySchema,
  authProxySettings,
} from './ground/settings/auth-proxy.ts'
import { ConfigError } from './ground/settings/config-error.ts'
import { demoSettings } from './ground/settings/demo-settings.ts'
import {
  backupsInStore,
  type FileStoreSettings,
  fileStoreOf,
  fileStoreSchema,
  fileStoreSettings,
} from './ground/settings/file-store.ts'
import { address, onOff, webFolder } from './ground/settings/setting-schemas.ts'

const proxies = z.string().transform((value) => value.split(',').map((proxy) => proxy.trim()))
const proxyList = proxies.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
/** Exactly what a browser calls an origin, and nothing that would mean more in a content security policy. */
const originPattern = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/
const origin = z.string().refine((value) => originPattern.test(value) && new URL(value).origin === value)
const origins = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(origin))
/** Frames of these origins show the pages; written as in a content security policy. */
const framing = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(z.union([z.literal('self').transform(() => "'self'"), origin])))
/** Fewest characters of METRICS_TOKEN. */
export const minMetricsToken = 16

/** Every setting of the server: environment variable, what it allows, its default. docs/settings.md shows this table. */
export const settings = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).default(8080),
    allowed: 'a port number from 0 to 65535 (0 takes a free one)',
    about: 'Port of the web address.',
  },
  HOST: {
    schema: z.string().min(1).default('127.0.0.1'),
    allowed: 'a host name or IP address of this machine',
    about: 'Address to listen on; 0.0.0.0 lets other machines in.',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('./data'),
    allowed: 'a folder that can be written',
    about: 'Where images, uploads and the SQLite database live; it is made readable by its owner only.',
  },
  DISK_RESERVE: {
    schema: z.coerce.number().int().min(0).max(1_000_000_000).default(64),
    allowed: 'a number of megabytes from 0 to 1000000000',
    about:
      'Space kept free on the disk of DATA_DIR: below it nothing is added, so that logging in and deleting still work.',
  },
  WEB_ROOT: {
    schema: z.string().min(1).default('./dist/web'),
    allowed: 'a folder',
    about: 'Where the published shell and remotes are.',
  },
  DATABASE_URL: {
    schema: address('postgres', 'postgresql').optional(),
    allowed: 'an address starting with postgres:// or postgresql://',
    about: 'A PostgreSQL database to use instead of SQLite.',
  },
  DATABASE_POOLER_URL: {
    schema: address('postgres', 'postgresql').optional(),
    allowed: 'an address starting with postgres:// or postgresql://',
    about:
      'The same database through a pooler such as PgBouncer in transaction mode: calls go there, migrations, live news and backups to DATABASE_URL. docs/scaling.md says how the pooler is set up.',
  },
  PUBLIC_URL: {
    schema: webFolder.optional(),
    allowed: 'an address starting with http:// or https://',
    about: 'The address people type, with or without a slash at its end; links and preview cards start with it.',
  },
  SMTP_URL: {
    schema: address('smtp', 'smtps').optional(),
    allowed: 'an address starting with smtp:// or smtps://',
    about: 'The mail server for links and notices, as smtp://user:password@host:587.',
  },
  MAIL_FROM: {
    schema: z.email().optional(),
    allowed: 'an e-mail address',
    about: 'The sender of mails; without it no-reply at the host of PUBLIC_URL.',
  },
  REMOTE_ORIGINS: {
    schema: origins.optional(),
    allowed: 'origins as https://recipes.example.org, comma-separated',
    about: 'Other origins that remotes may come from; pages may load code, styles, words and pictures from there.',
  },
  FRAME_ORIGINS: {
    schema: framing.optional(),
    allowed: 'origins as https://home.example.org, or self, comma-separated',
    about: 'Pages that may show Potluck in a frame; self is its own origin. Without it none may.',
  },
  TRUSTED_PROXIES: {
    schema: proxyList.optional(),
    allowed: 'IP addresses or ranges, comma-separated',
    about:
      'Proxies in front of the server, as 127.0.0.1 or 10.0.0.0/8: their X-Forwarded-For is believed, and the path in X-Forwarded-Prefix or X-Ingress-Path.',
  },
  REACHABLE_NETWORKS: {
    schema: proxyList.optional(),
    allowed: 'IP addresses or ranges, comma-separated',
    about:
      'Addresses of your own network, as 192.168.1.20, that pages and pictures may be fetched from besides the public internet.',
  },
  OIDC_PROVIDERS: {
    schema: z.string().min(1).optional(),
    allowed: 'a file',
    about:
      'Identity providers that members log in with (OpenID Connect), as JSON: docs/identity-providers.md says what stands in it.',
  },
  PASSWORD_LOGIN: {
    schema: onOff.default(true),
    allowed: 'true or false',
    about:
      'Whether members log in with a password, too; false needs OIDC_PROVIDERS or AUTH_PROXY_HEADER. The link of "npm run reset-password" opens an account all the same.',
  },
  ...authProxySettings,
  FIREBASE_SERVICE_ACCOUNT: {
    schema: z.string().optional(),
    allowed: 'a file',
    about:
      'Key of a service account of a Firebase project, as its console gives it: notifications go through Firebase.',
  },
  FIREBASE_WEB_APP: {
    schema: z.string().optional(),
    allowed: 'a file',
    about: 'The web app of that project as JSON: apiKey, projectId, messagingSenderId, appId and vapidKey.',
  },
  SERVICE_WORKER: {
    schema: onOff.default(true),
    allowed: 'true or false',
    about: 'Whether browsers keep the pages for when there is no network; false removes what they kept, for good.',
  },
  REGISTRATION: {
    schema: z.enum(['open', 'invitation', 'closed']).optional(),
    allowed: 'open, invitation or closed',
    about:
      'Who may create an account: anybody, whoever has a link that a member made, or nobody. The first account can always be made. Where it is not set, an admin sets it in the browser, and it is open until then.',
  },
  DEMO: {
    schema: onOff.default(false),
    allowed: 'true or false',
    about:
      'A demo: accounts live an hour, nobody is an admin, and nothing is sent. It needs data of its own (docs/install.md).',
  },
  REGISTRATIONS_PER_ADDRESS: {
    schema: z.coerce.number().int().min(1).max(2_000).default(20),
    allowed: 'a number from 1 to 2000',
    about: 'Accounts that one address may create in a row; after that, one every 5 minutes.',
  },
  MEMBER_RECIPES: {
    schema: z.coerce.number().int().min(1).max(1_000_000).default(50_000),
    allowed: 'a number from 1 to 1000000',
    about: 'Recipes that one member may keep.',
  },
  MEMBER_SPACE: {
    schema: z.coerce.number().int().min(1).max(1_000_000).default(20_000),
    allowed: 'megabytes, from 1 to 1000000',
    about: 'Space that the pictures of one member may take, megabytes.',
  },
  MEMBER_TEXT: {
    schema: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
    allowed: 'megabytes, from 1 to 1000000',
    about: 'Space that all that one member writes may take in the database, megabytes.',
  },
  CACHE_SIZE: {
    schema: z.coerce.number().int().min(4).max(4_096).default(16),
    allowed: 'megabytes, from 4 to 4096',
    about:
      'Memory that one process may take for what it has read of books and reads again, megabytes. A book of 10,000 recipes that somebody searches takes about 0.5. Watch potluck_cache_evictions_total of /metrics.',
  },
  STOP_DELAY: {
    schema: z.coerce.number().int().min(0).max(5).default(0),
    allowed: 'seconds, from 0 to 5',
    about:
      'How long a server that is asked to stop still takes calls while /readyz says that it stops: a proxy before several processes needs that time to notice.',
  },
  BACKUP_DIR: {
    schema: z.string().min(1).optional(),
    allowed: 'a folder that can be written, or s3',
    about:
      'Where a backup is written and proven every day; without it none is. Best on another disk than DATA_DIR. s3 is the bucket of S3_BUCKET; a folder of that name is ./s3.',
  },
  BACKUP_AT: {
    schema: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .default('03:10'),
    allowed: 'a time of day as 03:10',
    about: 'When the backup of a day is due, in the time zone of the server (TZ).',
  },
  BACKUP_KEEP: {
    schema: z
      .string()
      .regex(/^\d{1,3},\d{1,3},\d{1,3}$/)
      .default('7,4,12'),
    allowed: 'numbers of days, weeks and months as 7,4,12',
    about:
      'How many backups in BACKUP_DIR are kept: the last of each of so many days, weeks and months. The last proven one always stays.',
  },
  BACKUP_PASSPHRASE: {
    schema: z.string().min(12).optional(),
    allowed: 'at least 12 characters',
    about:
      'Encrypts backups (age), and opens encrypted ones. Without it nobody can restore them, so keep it elsewhere, too.',
  },
  BACKUP_PASSPHRASE_FILE: {
    schema: z.string().min(1).optional(),
    allowed: 'a file',
    about: 'The passphrase in a file instead, as secrets of containers are.',
  },
  METRICS_TOKEN: {
    schema: z.string().min(minMetricsToken).optional(),
    allowed: 'at least 16 characters',
    about:
      'Whoever sends it (Authorization: Bearer) reads figures for Prometheus at /metrics; without it there are none.',
  },
  METRICS_TOKEN_FILE: {
    schema: z.string().min(1).optional(),
    allowed: 'a file',
    about: 'The token in a file instead, as secrets of containers are.',
  },
  MODEL_URL: {
    schema: webFolder.optional(),
    allowed: 'an address starting with http:// or https://',
    about:
      'A language model that members may let read a text, as http://192.168.1.20:11434/v1: any server that speaks the protocol of OpenAI, also on your own network. Without it there is none.',
  },
  MODEL_NAME: {
    schema: z.string().min(1).max(200).optional(),
    allowed: 'the name of a model, of at most 200 characters',
    about: 'The model that is asked there; members see this name. Needed with MODEL_URL.',
  },
  MODEL_KEY: {
    schema: z.string().min(1).max(1_000).optional(),
    allowed: 'at most 1000 characters',
    about: 'The key for it, if it wants one.',
  },
  MODEL_KEY_FILE: {
    schema: z.string().min(1).optional(),
    allowed: 'a file',
    about: 'The key in a file instead, as secrets of containers are.',
  },
  ASSISTANTS: {
    schema: onOff.default(false),
    allowed: 'true or false',
    about:
      'Whether assistants (MCP) may work for members who allow it, at /mcp; hosted ones need https and PUBLIC_URL.',
  },
  ...fileStoreSettings,
  EXPECT_DATA: {
    schema: onOff.default(false),
    allowed: 'true or false',
    about:
      'Whether data must be there: a start that finds no database stops instead of making an empty one. Set it once you have recipes: a volume that is not mounted is noticed.',
  },
  SUPERVISED: {
    schema: onOff.default(false),
    allowed: 'true or false',
    about:
      'Whether something starts the server again when it ends with 75, as "npm start" and the container do, which set it. Only then a backup is restored in a browser.',
  },
  SELF_HOSTED: {
    schema: onOff.default(true),
    allowed: 'true or false',
    about: 'Whether this is a self-hosted edition: the menu and the login screen say so.',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    allowed: 'fatal, error, warn, info, debug or silent',
    about: 'How much the server log says.',
  },
} as const

const environmentSchema = z.object({
  PORT: settings.PORT.schema,
  HOST: settings.HOST.schema,
  DATA_DIR: settings.DATA_DIR.schema,
  DISK_RESERVE: settings.DISK_RESERVE.schema,
  WEB_ROOT: settings.WEB_ROOT.schema,
  DATABASE_URL: settings.DATABASE_URL.schema,
  DATABASE_POOLER_URL: settings.DATABASE_POOLER_URL.schema,
  PUBLIC_URL: settings.PUBLIC_URL.schema,
  SMTP_URL: settings.SMTP_URL.schema,
  MAIL_FROM: settings.MAIL_FROM.schema,
  REMOTE_ORIGINS: settings.REMOTE_ORIGINS.schema,
  FRAME_ORIGINS: settings.FRAME_ORIGINS.schema,
  TRUSTED_PROXIES: settings.TRUSTED_PROXIES.schema,
  REACHABLE_NETWORKS: settings.REACHABLE_NETWORKS.schema,
  OIDC_PROVIDERS: settings.OIDC_PROVIDERS.schema,
  PASSWORD_LOGIN: settings.PASSWORD_LOGIN.schema,
  ...authProxySchema.shape,
  FIREBASE_SERVICE_ACCOUNT: settings.FIREBASE_SERVICE_ACCOUNT.schema,
  FIREBASE_WEB_APP: settings.FIREBASE_WEB_APP.schema,
  SERVICE_WORKER: settings.SERVICE_WORKER.schema,
  REGISTRATION: settings.REGISTRATION.schema,
  DEMO: settings.DEMO.schema,
  REGISTRATIONS_PER_ADDRESS: settings.REGISTRATIONS_PER_ADDRESS.schema,
  MEMBER_RECIPES: settings.MEMBER_RECIPES.schema,
  MEMBER_SPACE: settings.MEMBER_SPACE.schema,
  MEMBER_TEXT: settings.MEMBER_TEXT.schema,
  CACHE_SIZE: settings.CACHE_SIZE.schema,
  STOP_DELAY: settings.STOP_DELAY.schema,
  BACKUP_DIR: settings.BACKUP_DIR.schema,
  BACKUP_AT: settings.BACKUP_AT.schema,
  BACKUP_KEEP: settings.BACKUP_KEEP.schema,
  BACKUP_PASSPHRASE: settings.BACKUP_PASSPHRASE.schema,
  BACKUP_PASSPHRASE_FILE: settings.BACKUP_PASSPHRASE_FILE.schema,
  METRICS_TOKEN: settings.METRICS_TOKEN.schema,
  METRICS_TOKEN_FILE: settings.METRICS_TOKEN_FILE.schema,
  MODEL_URL: settings.MODEL_URL.schema,
  MODEL_NAME: settings.MODEL_NAME.schema,
  MODEL_KEY: settings.MODEL_KEY.schema,
  MODEL_KEY_FILE: settings.MODEL_KEY_FILE.schema,
  ASSISTANTS: settings.ASSISTANTS.schema,
  ...fileStoreSchema.shape,
  EXPECT_DATA: settings.EXPECT_DATA.schema,
  SUPERVISED: settings.SUPERVISED.schema,
  SELF_HOSTED: settings.SELF_HOSTED.schema,
  LOG_LEVEL: settings.LOG_LEVEL.schema,
})

const settingNames = environmentSchema.keyof().options

/** The limits of one member. */
export interface MemberLimits {
  readonly recipes: number
  /** Bytes of pictures. */
  readonly space: number
  /** Bytes of recipes and messages. */
  readonly text: number
}

/** Backups that the server writes by itself, and how all are encrypted. */
export interface BackupSettings {
  /** A folder, or `s3:` and what names begin with in the store of files. None: the server writes none by itself. */
  readonly dir: string | undefined
  /** `03:10`, in the time zone of the server. */
  readonly at: string
  /** The last backups of so many days, weeks and months stay. */
  readonly keep: { readonly days: number; readonly weeks: number; readonly months: number }
  readonly passphrase: string | undefined
  /** A file with the passphrase; counts more than `passphrase`. */
  readonly passphraseFile: string | undefined
}

/** The language model that members may let read a text. */
export interface ModelSettings {
  /** Ends in a slash. */
  readonly url: string
  readonly name: string
  readonly key: string | undefined
  /** A file with the key; counts more than `key`. */
  readonly keyFile: string | undefined
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Bytes. */
  readonly diskReserve: number
  readonly webRoot: string
  readonly databaseUrl: string | undefined
  /** The same database through a pooler in transaction mode; undefined where statements go to it directly. */
  readonly databasePoolerUrl: string | undefined
  /** Ends in a slash. */
  readonly publicUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  readonly remoteOrigins: readonly string[]
  /** Sources of a content security policy. */
  readonly frameOrigins: readonly string[]
  readonly trustedProxies: readonly string[]
  readonly reachableNetworks: readonly string[]
  /** A file. */
  readonly oidcProviders: string | undefined
  /** Undefined where no proxy logs in. */
  readonly authProxy: AuthProxySettings | undefined
  /** Where it is false, there are providers, or a proxy. */
  readonly passwordLogin: boolean
  /** Files; both or neither. */
  readonly firebaseServiceAccount: string | undefined
  readonly firebaseWebApp: string | undefined
  readonly serviceWorker: boolean
  /** Undefined where the admins decide. */
  readonly registration: 'open' | 'invitation' | 'closed' | undefined
  /** Whether anybody gets an account that lives an hour. */
  readonly demo: boolean
  /** Accounts that one address may create in a row. */
  readonly registrationsPerAddress: number
  readonly memberLimits: MemberLimits
  /** Budget of the cache of this process. */
  readonly cacheBytes: number
  /** A stop takes calls as before for this time, milliseconds. */
  readonly stopDelay: number
  readonly backup: BackupSettings
  /** The token that reads the metrics; the one in the file counts more. Without both there are none. */
  readonly metrics: { readonly token: string | undefined; readonly tokenFile: string | undefined }
  /** The language model that reads texts; undefined where there is none. */
  readonly model: ModelSettings | undefined
  /** Whether assistants are served. */
  readonly assistants: boolean
  /** Where files are instead of in `dataDir`; undefined where they are there. */
  readonly fileStore: FileStoreSettings | undefined
  /** Every setting as admins see it. */
  readonly environment: readonly EnvironmentSetting[]
  /** Whether a start without a database stops. */
  readonly expectData: boolean
  /** Whether something starts the server again when it ends with `restartCode`. */
  readonly isSupervised: boolean
  readonly selfHosted: boolean
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/** A setting without the secret that it may hold. */
export interface EnvironmentSetting {
  readonly name: string
  /** As it stands in the environment, else the default; null for a secret, and where there is none. */
  readonly value: string | null
  /** Whether the environment sets it. */
  readonly isSet: boolean
}

/** Addresses that may hold a password. */
const addresses: readonly string[] = [
  ...['DATABASE_URL', 'DATABASE_POOLER_URL', 'MODEL_URL', 'PUBLIC_URL', 'S3_ENDPOINT', 'SMTP_URL'],
]

const secrets: readonly string[] = [
  ...[
    'AUTH_PROXY_SECRET',
    'BACKUP_PASSPHRASE',
    'METRICS_TOKEN',
    'MODEL_KEY',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ],
]

/** An address without the name, the password and the parameters that may hold one. */
function withoutLogin(address: string): string {
  const { protocol, host, pathname } = new URL(address)
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`
}

/** @param given what the environment sets, which was found valid */
const environmentSettings = (given: Readonly<Record<string, string | undefined>>): readonly EnvironmentSetting[] =>
  settingNames.map((name) => {
    const { schema } = settings[name]
    const value = given[name]
    const standard = schema.safeParse(undefined).data
    if (value === undefined) return { name, value: standard === undefined ? null : String(standard), isSet: false }
    if (secrets.includes(name)) return { name, value: null, isSet: true }
    return { name, value: addresses.includes(name) ? withoutLogin(value) : value, isSet: true }
  })

/** Shows a value in a message without the password that it is, or that an address may carry. */
const shown = (name: string, value: string): string =>
  secrets.includes(name) ? '…' : JSON.stringify(value.replace(/\/\/[^@/]*@/, '//…@'))

/** @param numbers `7,4,12` */
function keepOf(numbers: string): BackupSettings['keep'] {
  const [days = 0, weeks = 0, months = 0] = numbers.split(',').map(Number)
  return { days, weeks, months }
}

/** @throws {ConfigError} for an address without a name, or a name without an address */
function modelOf(value: z.infer<typeof environmentSchema>): ModelSettings | undefined {
  const { MODEL_URL: url, MODEL_NAME: name } = value
  if (url === undefined && name === undefined) return undefined
  if (url === undefined) throw new ConfigError('MODEL_NAME is set, but MODEL_URL is not: nobody could be asked')
  if (name === undefined) throw new ConfigError('MODEL_URL is set, but MODEL_NAME is not: it says which model is asked')
  return { url, name, key: value.MODEL_KEY, keyFile: value.MODEL_KEY_FILE }
}

/** A folder for backups: a path, or the place in the store of files. */
const backupDirOf = (dir: string | undefined): string | undefined => {
  if (dir === undefined) return undefined
  return dir === 's3' ? backupsInStore : resolve(dir)
}

/**
 * Reads the settings of the server from environment variables; an empty one counts as not set.
 * @throws {ConfigError} for the first setting that is not allowed
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const name = settingNames.find((candidate) => candidate === parsed.error.issues[0]?.path[0]) ?? 'PORT'
    throw new ConfigError(`${name} is ${shown(name, given[name] ?? '')}, but must be ${settings[name].allowed}`)
  }
  const value = parsed.data
  if (!value.PASSWORD_LOGIN && value.OIDC_PROVIDERS === undefined && value.AUTH_PROXY_HEADER === undefined)
    throw new ConfigError(
      'PASSWORD_LOGIN is "false", but neither OIDC_PROVIDERS nor AUTH_PROXY_HEADER is set: nobody could log in',
    )
  if (value.DATABASE_POOLER_URL !== undefined && value.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_POOLER_URL is set, but DATABASE_URL is not: migrations and live news need it')
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    diskReserve: value.DISK_RESERVE * 1_000_000,
    webRoot: resolve(value.WEB_ROOT),
    databaseUrl: value.DATABASE_URL,
    databasePoolerUrl: value.DATABASE_POOLER_URL,
    publicUrl: value.PUBLIC_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    remoteOrigins: value.REMOTE_ORIGINS ?? [],
    frameOrigins: value.FRAME_ORIGINS ?? [],
    trustedProxies: value.TRUSTED_PROXIES ?? [],
    reachableNetworks: value.REACHABLE_NETWORKS ?? [],
    oidcProviders: value.OIDC_PROVIDERS,
    authProxy: authProxyOf(value, value.TRUSTED_PROXIES ?? []),
    passwordLogin: value.PASSWORD_LOGIN,
    firebaseServiceAccount: value.FIREBASE_SERVICE_ACCOUNT,
    firebaseWebApp: value.FIREBASE_WEB_APP,
    serviceWorker: value.SERVICE_WORKER,
    registration: value.REGISTRATION,
    demo: value.DEMO,
    registrationsPerAddress: value.REGISTRATIONS_PER_ADDRESS,
    memberLimits: {
      recipes: value.MEMBER_RECIPES,
      space: value.MEMBER_SPACE * 1_000_000,
      text: value.MEMBER_TEXT * 1_000_000,
    },
    cacheBytes: value.CACHE_SIZE * 1_000_000,
    stopDelay: value.STOP_DELAY * 1_000,
    backup: {
      dir: backupDirOf(value.BACKUP_DIR),
      at: value.BACKUP_AT,
      keep: keepOf(value.BACKUP_KEEP),
      passphrase: value.BACKUP_PASSPHRASE,
      passphraseFile: value.BACKUP_PASSPHRASE_FILE,
    },
    metrics: { token: value.METRICS_TOKEN, tokenFile: value.METRICS_TOKEN_FILE },
    model: modelOf(value),
    assistants: value.ASSISTANTS,
    fileStore: fileStoreOf(value, value.BACKUP_DIR),
    environment: environmentSettings(given),
    expectData: value.EXPECT_DATA,
    isSupervised: value.SUPERVISED,
    selfHosted: value.SELF_HOSTED,
    logLevel: value.LOG_LEVEL,
    ...(value.DEMO && demoSettings),
  }
}
