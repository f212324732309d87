/** The settings of a demo, whatever the environment says. Nothing leaves the server, nobody registers, and a member has little room. */
export const demoSettings = {
  smtpUrl: undefined,
  mailFrom: undefined,
  reachableNetworks: [],
  oidcProviders: undefined,
  authProxy: undefined,
  passwordLogin: true,
  firebaseServiceAccount: undefined,
  firebaseWebApp: undefined,
  registration: 'closed',
  memberLimits: { recipes: 500, space: 10_000_000, text: 5_000_000 },
  backup: {
    dir: undefined,
    at: '03:10',
    keep: { days: 0, weeks: 0, months: 0 },
    passphrase: undefined,
    passphraseFile: undefined,
  },
  model: undefined,
  assistants: false,
} as const

/** The limits of a demo, so that strangers fill no disk. docs/limits.md shows them. */
export const demoLimits = {
  /** An account lives so long, milliseconds. */
  life: 3_600_000,
  accounts: 100,
  /** Bytes of all that is stored. */
  space: 200_000_000,
  /** Bytes of one file that is sent. */
  file: 10_000_000,
} as const
