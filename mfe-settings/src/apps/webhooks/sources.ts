import type { CallInput } from '@potluck/api/endpoint'
import { listKitchens } from '@potluck/api/kitchens'
import { listMealPlans } from '@potluck/api/meal-plans'
import { listShoppingLists } from '@potluck/api/shopping-lists'
import type { createWebhook, WebhookSource } from '@potluck/api/webhooks'
import { useAnswer } from '@potluck/platform/answers'

/** Something that a webhook can be about: `account`, or `list:` and an id. */
export type SourceKey = 'account' | `${Exclude<WebhookSource, 'account'>}:${string}`

interface Choice {
  readonly key: SourceKey
  readonly kind: Exclude<WebhookSource, 'account'>
  readonly name: string
}

type Source = CallInput<typeof createWebhook>['body']['source']

/** The households, lists and plans that a webhook can be about. */
export function useSources(): readonly Choice[] {
  const kitchens = useAnswer(listKitchens, {}).data?.kitchens ?? []
  const lists = useAnswer(listShoppingLists, {}).data ?? []
  const plans = useAnswer(listMealPlans, {}).data ?? []
  return [
    ...kitchens.map(({ id, name }) => ({ key: `kitchen:${id}` as const, kind: 'kitchen' as const, name })),
    ...lists.map(({ id, title }) => ({ key: `list:${id}` as const, kind: 'list' as const, name: title })),
    ...plans.map(({ id, title }) => ({ key: `plan:${id}` as const, kind: 'plan' as const, name: title })),
  ]
}

/** The source that a choice stands for. */
export function sourceOf(key: SourceKey): Source {
  const [kind = '', id = ''] = key.split(':')
  return kind === 'list' || kind === 'plan' || kind === 'kitchen' ? { kind, id } : { kind: 'account' }
}
