import type { Page } from '@playwright/test'

/**
 * Gives the page a phone's authenticator, whose owner always shows a finger.
 * @returns whether the owner chooses a passkey that is offered from now on
 */
export async function addAuthenticator(page: Page): Promise<(isThere: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async (enabled) => {
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
}
