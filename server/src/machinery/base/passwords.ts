import { randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'

/** Hashing of passwords: argon2id, in PHC form. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether the password is right. Without a hash the answer is no and takes as long. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>
}

export type PasswordCost = Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>

/** The recommendation of OWASP for argon2id: 19 MiB, 2 passes, 1 lane; 40 ms on a small machine. */
const standardCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Normalizes a password: the same characters typed on two keyboards are the same password. */
const normalized = (password: string): string => password.normalize('NFKC')

/** @param cost lower only in tests */
export async function createPasswords(cost: PasswordCost = standardCost): Promise<Passwords> {
  const hashOfNobody = await hash(randomBytes(32), cost)
  return {
    hash: (password) => hash(normalized(password), cost),
    async matches(passwordHash, password) {
      const right = await verify(passwordHash ?? hashOfNobody, normalized(password))
      return right && passwordHash != null
    },
  }
}
