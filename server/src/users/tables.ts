import type { Visibility } from '@potluck/api/profile-items'
import type { StoredKind } from '../machinery/database/text-space.ts'

export interface AccountTables {
  users: {
    id: string
    name: string
    /** Trimmed and lower-cased. */
    email: string
    /** argon2id, in PHC form. */
    passwordHash: string
    /** Lower-cased, or null. */
    handle: string | null
    createdAt: string
    updatedAt: string
    lastLoginAt: string | null
    /** What the profile says about its owner. */
    about: string
    profileOn: 0 | 1
    profileVisibility: Visibility
    /** 1: whoever knows the e-mail finds who has it. */
    foundByEmail: 0 | 1
  }
  sessions: {
    /** SHA-256 of the token. */
    id: string
    userId: string
    createdAt: string
    usedAt: string
    expiresAt: string
    /** What the browser called itself when it logged in. */
    userAgent: string
  }
  /** Settings, each a row: two devices that change different ones do not meet. */
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
  /** A device on which a member logged in: its tries are counted apart from everybody's. */
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
    /** 1: whoever opens it becomes a friend of its owner. */
    befriends: 0 | 1
    /** A list that it brings onto. */
    listId: string | null
  }
  /** What the recipes and messages of a member take: updated by triggers, and no row for who has written nothing. */
  textSpace: { ownerId: string; bytes: number }
  /** What other rows of a member take, by what they are: updated by triggers. Words of a book are counted where they are written. */
  storedSpace: { ownerId: string; kind: StoredKind; bytes: number }
  secrets: { name: string; value: string }
  throttles: {
    /** What is slowed, as `login:account:<digest>`. */
    key: string
    /** When every try so far will be paid for, milliseconds since 1970. */
    paidAt: number
  }
}
