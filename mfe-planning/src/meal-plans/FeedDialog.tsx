import { createMealPlanFeed, deleteMealPlanFeed, getMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import type { MealPlan } from '@potluck/api/meal-plans'
import { Answered } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Note, Stack, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'

/** The address with which a calendar program subscribes to the plan. */
export function FeedDialog({ plan, onClose }: { readonly plan: MealPlan; readonly onClose: () => void }) {
  const { t } = useTranslation('planning')
  const params = { id: plan.id }
  const answer = useAnswer(getMealPlanFeed, { params })
  const create = useCall(createMealPlanFeed, { changes: [getMealPlanFeed] })
  const end = useCall(deleteMealPlanFeed, { changes: [getMealPlanFeed] })
  return (
    <Modal opened onClose={onClose} title={t('feed.title')} closeLabel={t('close')}>
      <Stack gap={4}>
        <Text>{t('feed.about')}</Text>
        <Answered
          small
          answer={answer}
          loading={{ label: t('feed.loading'), shape: 'rows', count: 1 }}
          failed={{ title: t('feed.failed') }}
        >
          {({ feed }) =>
            feed ? (
              <Feed address={feed.address} busy={end.isPending} onEnd={() => end.mutate({ params })} />
            ) : (
              <Button variant="primary" busy={create.isPending} onClick={() => create.mutate({ params })}>
                {t('feed.make')}
              </Button>
            )
          }
        </Answered>
        {(create.isError || end.isError) && <Note tone="danger">{t('feed.failed')}</Note>}
      </Stack>
    </Modal>
  )
}

interface FeedProps {
  /** Below the API’s base. */
  readonly address: string
  readonly busy: boolean
  readonly onEnd: () => void
}

function Feed({ address, busy, onEnd }: FeedProps) {
  const { t } = useTranslation('planning')
  const host = useHost()
  const whole = new URL(address, host.apiBase).href
  async function copy() {
    // If copying is not allowed, the cook can still read the address.
    if (await copyText(whole)) host.toast({ message: t('feed.copied'), tone: 'done' })
  }
  return (
    <Stack gap={3}>
      <TextField label={t('feed.address')} value={whole} onChange={() => {}} readOnly dir="ltr" />
      <Stack gap={2}>
        <Button variant="primary" onClick={() => void copy()}>
          {t('feed.copy')}
        </Button>
        <Button variant="quiet" busy={busy} onClick={onEnd}>
          {t('feed.end')}
        </Button>
      </Stack>
      <Text size="small" tone="soft">
        {t('feed.secret')}
      </Text>
    </Stack>
  )
}
