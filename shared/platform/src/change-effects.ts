import type { CallInput, CallOutput, Endpoint } from '@potluck/api/endpoint'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { answerKey } from './answer-key.ts'
import type { NewChange } from './new-change.ts'

/** The input of a question, as it is in its key. */
export interface QuestionInput {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
}

/** The effect of changes on the answers to one question. */
export interface EffectOn<E extends Endpoint> {
  /**
   * The answer after a change, as the server will have it: the same whether it is applied once or twice, and the same
   * object when the change does not touch it.
   * @param waiting all changes that wait
   */
  readonly after: (
    answer: CallOutput<E>,
    change: NewChange,
    input: QuestionInput,
    waiting: readonly NewChange[],
  ) => CallOutput<E>
  /** The answer that a change makes where the server has none yet: of a new recipe, say. Null for other changes. */
  readonly made?: (
    change: NewChange,
    waiting: readonly NewChange[],
  ) => { readonly input: CallInput<E>; readonly answer: CallOutput<E> } | null
}

/** The same, for whoever shows changes without knowing of what. */
export interface ChangeEffect {
  /** The question, by the beginning of its key. */
  readonly name: unknown
  show(client: QueryClient, key: QueryKey, change: NewChange, waiting: readonly NewChange[]): void
  make(client: QueryClient, change: NewChange, waiting: readonly NewChange[]): void
}

/** Changes that belong together, and what they are seen in. */
export interface ChangeEffects {
  readonly changes: readonly Endpoint[]
  readonly effects: readonly ChangeEffect[]
  /** Questions that they touch besides: asked again when none waits any more. */
  readonly alsoChanges?: readonly Endpoint[]
}

/** Fetches the code of some: a screen opens without it, for mostly nothing waits. */
export type LoadChangeEffects = () => Promise<ChangeEffects>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const questionInputOf = ([, params, query]: QueryKey): QuestionInput => ({
  params: isRecord(params) ? params : {},
  query: isRecord(query) ? query : {},
})

/** States what changes make of the answers to a question. */
export const effectOn = <E extends Endpoint>(question: E, { after, made }: EffectOn<E>): ChangeEffect => ({
  name: answerKey(question)[0],
  show(client, key, change, waiting) {
    const before = client.getQueryData<CallOutput<E>>(key)
    if (before === undefined) return
    const next = after(before, change, questionInputOf(key), waiting)
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt
    if (next !== before) client.setQueryData<CallOutput<E>>(key, next, updatedAt === undefined ? {} : { updatedAt })
  },
  make(client, change, waiting) {
    const thing = made?.(change, waiting)
    if (!thing) return
    const key = answerKey(question, thing.input)
    const state = client.getQueryState(key)
    if (state?.data === undefined || state.error) client.setQueryData<CallOutput<E>>(key, thing.answer)
  },
})
