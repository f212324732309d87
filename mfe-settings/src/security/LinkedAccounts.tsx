import { ApiError } from '@potluck/api/errors'
import type { IdentityProvider, LinkedAccount } from '@potluck/api/identity-providers'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../account/AccountForm.module.css'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { LinkAccountDialog } from './LinkAccountDialog.tsx'
import { useLinkedAccounts } from './useLinkedAccounts.ts'

/** The accounts at identity providers that open this one; nothing where the server has no provider. */
export function LinkedAccounts() {
  const { t } = useTranslation('settings')
  const { confirm, toast } = useHost()
  const { answer, unlink } = useLinkedAccounts()
  const [linking, setLinking] = useState<IdentityProvider | null>(null)
  const known = answer.data
  if (!known || known.linked.length + known.providers.length === 0) return null

  async function askToUnlink(account: LinkedAccount, name: string) {
    const accepted = await confirm({
      title: t('security.linked.unlinkAsk', { provider: name }),
      message: t('security.linked.unlinkLost'),
      confirm: t('security.linked.unlink'),
      destructive: true,
    })
    if (!accepted) return
    await unlink.mutateAsync({ params: { id: account.id } }).catch((error: unknown) => {
      const isLast = error instanceof ApiError && error.status === 409
      toast({ message: t(isLast ? 'security.linked.last' : 'account.problems.unexpected'), tone: 'problem' })
    })
  }

  return (
    <SettingsGroup title={t('security.linked.heading')} of="controls">
      <ul>
        {known.linked.map((account) => {
          const name = account.provider?.name ?? account.issuer
          return (
            <li key={account.id} className={classes.part}>
              <div className={classes.head}>
                <LinkedWords account={account} name={name} />
                <Button
                  variant="quiet"
                  aria-label={t('security.linked.unlinkNamed', { provider: name })}
                  onClick={() => void askToUnlink(account, name)}
                >
                  {t('security.linked.unlink')}
                </Button>
              </div>
            </li>
          )
        })}
        {known.providers.map((provider) => (
          <li key={provider.id} className={classes.part}>
            <div className={classes.head}>
              <div className={classes.words}>
                <Text>
                  <bdi>{provider.name}</bdi>
                </Text>
                <Text size="small" tone="soft">
                  {t('security.linked.notLinked')}
                </Text>
              </div>
              <Button
                aria-label={t('security.linked.linkNamed', { provider: provider.name })}
                onClick={() => setLinking(provider)}
              >
                {t('security.linked.link')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {linking && <LinkAccountDialog provider={linking} onClose={() => setLinking(null)} />}
    </SettingsGroup>
  )
}

function LinkedWords({ account, name }: { readonly account: LinkedAccount; readonly name: string }) {
  const { t } = useTranslation('settings')
  const { date } = useFormats()
  const used = account.usedAt === null ? null : t('security.linked.used', { date: date(account.usedAt) })
  return (
    <div className={classes.words}>
      <Text>
        <bdi>{name}</bdi>
      </Text>
      <Text size="small" tone="soft">
        <bdi>{account.label}</bdi>
      </Text>
      <Text size="small" tone="soft">
        {used ?? t('security.linked.since', { date: date(account.createdAt) })}
      </Text>
    </div>
  )
}
