import type { BrowserContext, Page } from '@playwright/test'

/** Logs every violation of the content security policy as a console error, also if the code catches it. */
export const reportPolicyViolations = (where: Page | BrowserContext) =>
  where.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`the policy (${effectiveDirective}) forbade ${blockedURI} of ${sourceFile}`),
    ),
  )

/** Collects console errors, uncaught errors and policy violations of a page from now on. */
export async function collectErrors(page: Page): Promise<readonly string[]> {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await reportPolicyViolations(page)
  return errors
}
