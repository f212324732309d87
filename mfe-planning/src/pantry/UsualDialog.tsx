import type { PantryThing } from '@potluck/api/pantry'
import { listUsualThings } from '@potluck/api/shopping-lists'
import { aisleOf } from '@potluck/cooking/aisles'
import { dayHere } from '@potluck/cooking/at-home'
import { Answered } from '@potluck/parts'
import { Dialog } from '@potluck/parts/Dialog'
import { useAnswer } from '@potluck/platform/answers'
import { newPantryThing, type PutThing } from '@potluck/platform/change-pantry'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { Button, Chip, Row, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAisles } from '../shopping-lists/useAisles.ts'

/** Things that are offered: more would not be looked through. */
const maxOffered = 60

interface Props {
  /** The things that are there already. */
  readonly things: readonly PantryThing[]
  readonly onPut: (things: readonly PutThing[]) => void
  readonly onClose: () => void
}

/** The names that hold no other one: of "salt" and "sea salt" the first. */
const plainest = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !names.some((other) => other !== name && name.toLowerCase().includes(other.toLowerCase())))

/** Offers what the cook bought again and again, and salt, pepper and oil: one tap says that a thing is there. */
export function UsualDialog({ things, onPut, onClose }: Props) {
  const { t } = useTranslation('planning')
  const language = useStore(useHost().language)
  const usual = useAnswer(listUsualThings, {})
  const { data: aisles } = useAisles(usual.data ?? [], [language])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const there = new Set(things.map(({ title }) => title.toLowerCase()))
  const isNew = (name: string) => !there.has(name.toLowerCase())
  const always = plainest(
    aisles?.index.vocabulary.languages.find((words) => words.language === language)?.usuallyAtHome ?? [],
  ).filter(isNew)
  const isAlways = (name: string) => always.includes(name)
  const bought = (usual.data ?? []).filter(
    (name) => isNew(name) && !isAlways(name) && aisles && aisleOf(name, aisles.index) !== 'household',
  )
  const offered = [...always, ...bought].slice(0, maxOffered)

  function put() {
    const since = dayHere()
    const said = (name: string) => (isAlways(name) ? { always: true } : { since })
    const picked = offered.filter((name) => chosen.has(name))
    onPut(picked.map((name) => ({ thing: newPantryThing(name, said(name)), said: said(name) })))
    onClose()
  }

  function turn(name: string) {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setChosen(next)
  }

  return (
    <Dialog
      title={t('atHome.usual')}
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={chosen.size === 0} onClick={put}>
          {t('atHome.usualAdd', { count: chosen.size })}
        </Button>
      }
    >
      <Answered
        small
        answer={usual}
        loading={{ label: t('atHome.loading'), shape: 'rows', count: 3 }}
        failed={{ title: t('atHome.failed') }}
      >
        {() => (
          <Stack gap={4}>
            <Text tone="soft">{t('atHome.usualAbout')}</Text>
            <Row gap={2} role="group" aria-label={t('atHome.usual')}>
              {offered.map((name) => (
                <Chip key={name} selected={chosen.has(name)} onClick={() => turn(name)}>
                  <bdi>{name}</bdi>
                </Chip>
              ))}
            </Row>
          </Stack>
        )}
      </Answered>
    </Dialog>
  )
}
