import { paths } from '@potluck/platform/paths'

/** A path of ours: one slash, then nothing that a browser could take for another host. */
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** Where to go after logging in: the path that was asked for, or home when it is missing or leads out of the product. */
export function redirectTarget(asked: string | null): string {
  const isOwn = asked !== null && ownPath.test(asked) && !/^\/(auth|login|welcome)\b/.test(asked)
  return isOwn ? asked : paths.home()
}
