import type { BrowserContext, Page } from '@playwright/test'

/** Has the browser say on the console what the content security policy forbade, also where the code swallows it. */
export const reportPolicyViolations = (where: Page | BrowserContext) =>
  where.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`the policy (${effectiveDirective}) forbade ${blockedURI} of ${sourceFile}`),
    ),
  )

/** Everything that the browser says is wrong, from now on. */
export async function complaintsOf(page: Page): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await reportPolicyViolations(page)
  return complaints
}
