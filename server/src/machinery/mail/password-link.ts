import type { Letter } from './mail.ts'

/** The page that takes a code. The base is a setting, never what a request claims to have been sent to. */
export const passwordLink = (baseUrl: string, code: string): string =>
  `${baseUrl.replace(/\/*$/, '/')}#/settings/account?code=${encodeURIComponent(code)}`

export const passwordLetter = (to: string, link: string): Letter => ({
  to,
  subject: 'A new password for Potluck',
  text: `Hello,

somebody, hopefully you, asked for a new password for this e-mail at Potluck. Choose one here:

${link}

The link works once, within the next hour. If it was not you, do nothing: your password stays as it is.
`,
})
