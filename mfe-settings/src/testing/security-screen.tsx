import { listAssistants } from '@potluck/api/assistants'
import { listLinkedAccounts } from '@potluck/api/identity-providers'
import { listPasskeys } from '@potluck/api/passkeys'
import { getSecondFactor } from '@potluck/api/second-factor'
import { listSessions } from '@potluck/api/sessions'
import { type Answer, answer } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import remote from '../remote.tsx'

/** The default answers for the sections of login and security. */
const nothingThere: readonly Answer[] = [
  answer(listSessions, () => []),
  answer(listPasskeys, () => []),
  answer(listAssistants, () => []),
  answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 })),
  answer(listLinkedAccounts, () => ({ linked: [], providers: [], hasPassword: true })),
]

/** Opens the page of login and security. @param hasPassword whether the member has a password */
export function openSecurity(answers: readonly Answer[], hasPassword = true) {
  const host = createTestHost({
    answers: [...answers, ...nothingThere],
    session: { account: anAccount({ hasPassword }) },
  })
  return renderScreen(remote, '/settings/security', { host })
}
