import type { Webhook } from '@potluck/api/webhooks'
import { Answered, BackLink } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, onDemand, PageLayout, Row, Stack, Text } from '@potluck/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewSecret } from '../tokens/NewSecret.tsx'
import { useWebhooks } from './useWebhooks.ts'
import { WebhookCard } from './WebhookCard.tsx'

const NewWebhookDialog = onDemand(() => import('./NewWebhookDialog.tsx').then((module) => module.NewWebhookDialog))
const EditWebhookDialog = onDemand(() => import('./EditWebhookDialog.tsx').then((module) => module.EditWebhookDialog))
const ProofDialog = onDemand(() => import('../../identity/ProofDialog.tsx').then((module) => module.ProofDialog))

type Asked = { readonly what: 'new' } | { readonly what: 'edit' | 'renew'; readonly webhook: Webhook }

/** The page of webhooks: addresses that are told what happens. */
export function WebhooksPage() {
  const { t } = useTranslation('settings')
  const { confirm, toast } = useHost()
  const { answer, make, renew, change, remove } = useWebhooks()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useTitle(t('apps.doors.webhooks.title'))
  const close = () => setAsked(null)

  function hide() {
    setSecret(null)
    button.current?.focus()
  }

  async function askToDelete({ id, name }: Webhook) {
    const accepted = await confirm({
      title: t('apps.webhooks.deleteAsk', { name }),
      message: t('apps.webhooks.deleteLost'),
      confirm: t('apps.webhooks.delete'),
      destructive: true,
    })
    if (!accepted) return
    remove.mutate({ params: { id } })
    button.current?.focus()
  }

  const turn = ({ id }: Webhook, isOn: boolean) =>
    change.mutate(
      { params: { id }, body: { isOn } },
      { onError: () => toast({ message: t('apps.webhooks.notTurned'), tone: 'problem' }) },
    )

  return (
    <PageLayout
      title={t('apps.doors.webhooks.title')}
      leading={<BackLink href={href(paths.apps())} label={t('apps.title')} />}
      width="reading"
    >
      <Stack gap={6}>
        <Text>{t('apps.webhooks.intro')}</Text>
        {secret !== null && <NewSecret of="webhooks" secret={secret} onHide={hide} />}
        <Row>
          <Button ref={button} onClick={() => setAsked({ what: 'new' })}>
            {t('apps.webhooks.make')}
          </Button>
        </Row>
        <Answered
          answer={answer}
          loading={{ label: t('apps.doors.webhooks.title'), shape: 'text' }}
          failed={{ title: t('apps.webhooks.failed') }}
          isEmpty={(webhooks) => webhooks.length === 0}
          empty={null}
        >
          {(webhooks) => (
            <Stack gap={6}>
              {webhooks.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  webhook={webhook}
                  isBusy={change.isPending}
                  onEdit={() => setAsked({ what: 'edit', webhook })}
                  onRenew={() => setAsked({ what: 'renew', webhook })}
                  onTurn={(isOn) => turn(webhook, isOn)}
                  onDelete={() => void askToDelete(webhook)}
                />
              ))}
            </Stack>
          )}
        </Answered>
      </Stack>
      {asked?.what === 'new' && (
        <NewWebhookDialog make={async (body) => setSecret((await make.mutateAsync({ body })).secret)} onClose={close} />
      )}
      {asked?.what === 'edit' && (
        <EditWebhookDialog
          webhook={asked.webhook}
          change={(body) => change.mutateAsync({ params: { id: asked.webhook.id }, body })}
          onClose={close}
        />
      )}
      {asked?.what === 'renew' && (
        <ProofDialog
          title={t('apps.webhooks.renewAsk', { name: asked.webhook.name })}
          submitLabel={t('apps.webhooks.renew')}
          act={async (body) => setSecret((await renew.mutateAsync({ params: { id: asked.webhook.id }, body })).secret)}
          onClose={close}
        >
          <Text>{t('apps.webhooks.renewLost')}</Text>
        </ProofDialog>
      )}
    </PageLayout>
  )
}
