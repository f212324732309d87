import type { Person } from '@potluck/api/fields'
import { listKitchens } from '@potluck/api/kitchens'
import { Answered } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { Stack, Text } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { FieldGroup } from '@potluck/ui/forms'
import { ConfirmDialog } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSharedThings } from './useSharedThings.ts'
import { useWordsOfKitchens } from './useWordsOfKitchens.ts'

interface Props {
  readonly person: Person
  /** @param sharedIds lists and plans that end with the friendship */
  readonly onUnfriend: (sharedIds: readonly string[]) => void
  readonly onClose: () => void
}

/** Confirms the end of a friendship, with the shared lists and plans that can end, too. */
export function UnfriendDialog({ person, onUnfriend, onClose }: Props) {
  const { t } = useTranslation('social')
  const { name } = person
  const answer = useSharedThings(person)
  const kitchens = useAnswer(listKitchens, {})
  const wordsOfKitchens = useWordsOfKitchens()
  const [stays, setStays] = useState<ReadonlySet<string>>(new Set())
  const things = [
    ...(answer.data?.lists ?? []).map(({ id, title }) => ({ id, title, kind: t('friendship.list') })),
    ...(answer.data?.plans ?? []).map(({ id, title }) => ({ id, title, kind: t('friendship.plan') })),
  ]

  function toggle(id: string) {
    const next = new Set(stays)
    if (!next.delete(id)) next.add(id)
    setStays(next)
  }

  function unfriend() {
    onUnfriend(things.map(({ id }) => id).filter((id) => !stays.has(id)))
    onClose()
  }

  return (
    <ConfirmDialog
      opened
      danger
      title={t('friendship.unfriendTitle', { name })}
      confirmLabel={t('friendship.unfriend')}
      cancelLabel={t('cancel')}
      busy={(answer.data === undefined && answer.error === null) || kitchens.isPending}
      onConfirm={unfriend}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <Text>{t('friendship.unfriendText', { name })}</Text>
        {(kitchens.data ? wordsOfKitchens(kitchens.data, person.id) : []).map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        <Answered
          answer={answer}
          small
          loading={{ label: t('friendship.readingShared'), shape: 'rows', count: 2 }}
          failed={{ title: t('friendship.sharedUnknown') }}
          isEmpty={() => things.length === 0}
          empty={null}
        >
          {() => (
            <FieldGroup label={t('friendship.alsoEnd')}>
              {things.map(({ id, title, kind }) => (
                <CheckboxRow
                  key={id}
                  label={<bdi>{title}</bdi>}
                  description={kind}
                  checked={!stays.has(id)}
                  onChange={() => toggle(id)}
                />
              ))}
            </FieldGroup>
          )}
        </Answered>
      </Stack>
    </ConfirmDialog>
  )
}
