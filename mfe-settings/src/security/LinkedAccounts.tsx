import type { IdentityProvider, LinkedAccount } from '@potluck/api/identity-providers'
import { Answered, useFormats } from '@potluck/parts'
import { Button, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryRow } from '../groups/EntryRow.tsx'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { ProofDialog } from '../identity/ProofDialog.tsx'
import { LinkAccountDialog } from './LinkAccountDialog.tsx'
import { useLinkedAccounts } from './useLinkedAccounts.ts'

const nameOf = ({ provider, issuer }: LinkedAccount): string => provider?.name ?? issuer

/** The accounts at identity providers that open this one; nothing where the server has no provider. */
export function LinkedAccounts() {
  const { t } = useTranslation('settings')
  const { answer, unlink } = useLinkedAccounts()
  const [linking, setLinking] = useState<IdentityProvider | null>(null)
  const [unlinking, setUnlinking] = useState<LinkedAccount | null>(null)
  const known = answer.data
  // Most servers have no provider, so nothing is announced before the answer.
  if (known ? known.linked.length + known.providers.length === 0 : !answer.error) return null

  return (
    <SettingsGroup title={t('security.linked.heading')} of="controls">
      <Answered
        answer={answer}
        loading={{ label: t('security.linked.heading'), shape: 'text' }}
        failed={{ title: t('security.linked.failed') }}
      >
        {({ linked, providers }) => (
          <ul>
            {linked.map((account) => (
              <LinkedRow key={account.id} account={account} onUnlink={() => setUnlinking(account)} />
            ))}
            {providers.map((provider) => (
              <EntryRow
                key={provider.id}
                name={provider.name}
                action={
                  <Button
                    aria-label={t('security.linked.linkNamed', { provider: provider.name })}
                    onClick={() => setLinking(provider)}
                  >
                    {t('security.linked.link')}
                  </Button>
                }
              >
                <Text size="small" tone="soft">
                  {t('security.linked.notLinked')}
                </Text>
              </EntryRow>
            ))}
          </ul>
        )}
      </Answered>
      {unlinking && (
        <ProofDialog
          danger
          title={t('security.linked.unlinkAsk', { provider: nameOf(unlinking) })}
          submitLabel={t('security.linked.unlink')}
          act={(proof) => unlink(unlinking, proof)}
          onClose={() => setUnlinking(null)}
        >
          <Text>{t('security.linked.unlinkLost')}</Text>
        </ProofDialog>
      )}
      {linking && <LinkAccountDialog provider={linking} onClose={() => setLinking(null)} />}
    </SettingsGroup>
  )
}

interface RowProps {
  readonly account: LinkedAccount
  readonly onUnlink: () => void
}

function LinkedRow({ account, onUnlink }: RowProps) {
  const { t } = useTranslation('settings')
  const { relativeDate } = useFormats()
  const name = nameOf(account)
  const used = account.usedAt === null ? null : t('security.linked.used', { date: relativeDate(account.usedAt) })
  return (
    <EntryRow
      name={name}
      action={
        <Button variant="quiet" aria-label={t('security.linked.unlinkNamed', { provider: name })} onClick={onUnlink}>
          {t('security.linked.unlink')}
        </Button>
      }
    >
      <Text size="small" tone="soft">
        <bdi>{account.label}</bdi>
      </Text>
      <Text size="small" tone="soft">
        {used ?? t('security.linked.since', { date: relativeDate(account.createdAt) })}
      </Text>
    </EntryRow>
  )
}
