import type { Visibility } from '@potluck/api/profile-items'
import type { StoredRole } from '../../ground/access/stored-roles.ts'
import type { StoredKind } from '../../machinery/base/database/text-space.ts'

export interface AccountTables {
  users: {
    id: string
    name: string
    /** Trimmed and lower-cased. */
    email: string
    /** argon2id, in PHC form; empty for an account without a password. */
    passwordHash: string
    /** Lower-cased, or null. */
    handle: string | null
    createdAt: string
    updatedAt: string
    lastLoginAt: string | null
    /** The profile's text about its owner. */
    about: string
    profileOn: 0 | 1
    profileVisibility: Visibility
    /** 1: people can find the member by this e-mail. */
    foundByEmail: 0 | 1
    /** 1: keeps the server. */
    keeper: 0 | 1
    /** Since when nobody can log in with it; null for an account that is enabled. */
    disabledAt: string | null
    /** Most bytes of the member's pictures, where an admin set it; null: as for everybody. */
    pictureLimit: number | null
    /** When somebody opened a link that was mailed to this e-mail; null for one that nobody confirmed. */
    emailConfirmedAt: string | null
  }
  sessions: {
    /** SHA-256 of the token. */
    id: string
    userId: string
    createdAt: string
    usedAt: string
    expiresAt: string
    /** User agent at the login. */
    userAgent: string
    /** When its member last showed the second factor; null if never. */
    secondFactorAt: string | null
    /** The id of the identity provider that opened it; null for a password. */
    provider: string | null
    /** By what name that provider ends it; null where it gave none. */
    providerSid: string | null
  }
  /** Settings, one row each, so that two devices that change different ones do not conflict. */
  preferences: {
    userId: string
    section: string
    name: string
    /** JSON. */
    value: string
  }
  passwordResets: {
    /** SHA-256 of the mailed code. */
    id: string
    userId: string
    expiresAt: string
  }
  /** Links that are mailed to prove an e-mail, or to take its change back. */
  emailLinks: {
    /** SHA-256 of the mailed code. */
    id: string
    userId: string
    kind: 'confirm' | 'take-back'
    /** The e-mail that the account has after the link was opened. */
    email: string
    createdAt: string
    expiresAt: string
  }
  /** A device on which a member has logged in: its tries are counted separately. */
  knownDevices: {
    /** SHA-256 of the cookie that the device stores. */
    id: string
    userId: string
    expiresAt: string
  }
  invitations: {
    ownerId: string
    id: string
    /** SHA-256 of the secret in its link. */
    digest: string
    usesLeft: number
    createdAt: string
    expiresAt: string
    /** 1: accepting it makes the guest a friend of its owner. */
    befriends: 0 | 1
    /** A list that the guest joins. */
    listId: string | null
    /** A kitchen that the guest joins, and as what. */
    kitchenId: string | null
    kitchenRole: StoredRole | null
  }
  /** Size of a member's recipes and messages, updated by triggers; no row if there are none. */
  textSpace: { ownerId: string; bytes: number }
  /** Size of a member's other rows by table, updated by triggers; the search index updates its own row. */
  storedSpace: { ownerId: string; kind: StoredKind; bytes: number }
  secrets: { name: string; value: string }
  /** An admin's settings; a setting that is not here has its default. */
  serverSettings: { name: string; value: string }
  throttles: {
    /** Key of a limit, such as `login:account:<digest>`. */
    key: string
    /** When the limit has recovered from every try so far, milliseconds since 1970. */
    paidAt: number
  }
}
