/**
 * What is recorded of accounts and of the server. A new kind is a line here and its words (`audit.kinds`) in the locales of
 * mfe-settings.
 */
export const auditKinds = [
  'registered',
  'login',
  'login-failed',
  'logout',
  'sessions-ended',
  'password-changed',
  'password-link-made',
  'password-reset',
  'email-changed',
  'email-confirmed',
  'email-change-taken-back',
  'keeper-appointed',
  'keeper-removed',
  'account-disabled',
  'account-enabled',
  'account-exported',
  'account-restored',
  'account-deleted',
  'invitation-accepted',
  'second-factor-on',
  'second-factor-off',
  'passkey-added',
  'passkey-removed',
  'token-made',
  'token-revoked',
  'provider-linked',
  'provider-unlinked',
  'backup-made',
  'backup-downloaded',
  'backup-restored',
  'settings-changed',
] as const

export type AuditKind = (typeof auditKinds)[number]
