import { changedFields } from '@potluck/api/changed-fields'
import { type DoubleRecipe, listDoubles, startMove } from '@potluck/api/kitchen-moves'
import type { Kitchen } from '@potluck/api/kitchens'
import { fieldsOf } from '@potluck/api/merge-changes'
import { getRecipe, type Recipe, updateRecipe, writtenFields } from '@potluck/api/recipes'
import { Answered } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { type RecipeField, textFields } from '@potluck/recipe/fields'
import { Button, Row, Stack } from '@potluck/ui'
import { Modal } from '@potluck/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { FieldChoice, type Side } from '../editor/conflict/FieldChoice.tsx'
import { useFieldNames } from '../editor/useFieldNames.ts'

interface Props {
  readonly kitchen: Kitchen
  readonly double: DoubleRecipe
  readonly onClose: () => void
}

/** Shows a recipe of the own book beside the same one of a household, and joins them. */
export function JoinDialog(props: Props) {
  const { kitchen, double, onClose } = props
  const { t } = useTranslation('recipes')
  const own = useAnswer(getRecipe, { params: { id: double.recipe.id } })
  const theirs = useAnswer(getRecipe, { params: { id: double.inKitchen.id } })
  const failed = { title: t('duplicates.both.failed') }
  return (
    <Modal opened onClose={onClose} title={t('duplicates.both.which')} closeLabel={t('close')}>
      <Answered answer={own} small loading={{ label: t('duplicates.both.loading'), shape: 'rows' }} failed={failed}>
        {(mine) => (
          <Answered
            answer={theirs}
            small
            loading={{ label: t('duplicates.both.loading'), shape: 'rows' }}
            failed={failed}
          >
            {(other) => <Choice {...props} mine={mine} theirs={other} kitchen={kitchen} />}
          </Answered>
        )}
      </Answered>
    </Modal>
  )
}

const texts: ReadonlySet<string> = new Set(textFields.map(({ name }) => name))

function Choice({ kitchen, mine, theirs, onClose }: Props & { readonly mine: Recipe; readonly theirs: Recipe }) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const names = useFieldNames()
  const [own, other] = [writtenFields(mine), writtenFields(theirs)]
  const fields = changedFields(own, other).filter((field) => texts.has(field))
  const [sides, setSides] = useState<ReadonlyMap<RecipeField, Side>>(new Map())
  // Sent once more after a failure, nothing is joined twice.
  const [id] = useState(() => uuid())
  const saving = useCall(updateRecipe)
  const joining = useCall(startMove, { changes: [listDoubles] })

  async function join() {
    const chosen = fields.filter((field) => sides.get(field) === 'mine')
    try {
      if (chosen.length > 0) {
        const body = { ...other, ...fieldsOf(own, chosen), version: theirs.version }
        await saving.mutateAsync({ params: { id: theirs.id }, query: { kitchen: kitchen.id }, body })
      }
      const body = { id, recipes: { kind: 'recipes' as const, recipeIds: [mine.id] }, joins: true }
      await joining.mutateAsync({ params: { id: kitchen.id }, body })
      host.toast({ message: t('duplicates.both.joined', { title: theirs.title }), tone: 'done' })
      onClose()
    } catch {
      host.toast({ message: t('duplicates.both.failed'), tone: 'problem' })
    }
  }

  return (
    <Stack gap={4}>
      {fields.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          name={names[field]}
          mine={own}
          theirs={other}
          images={[]}
          joined={undefined}
          theirName={kitchen.name}
          side={sides.get(field) ?? 'theirs'}
          onChoose={(side) => setSides(new Map([...sides, [field, side]]))}
        />
      ))}
      <Row>
        <Button variant="primary" busy={saving.isPending || joining.isPending} onClick={() => void join()}>
          {t('duplicates.both.joinOne')}
        </Button>
      </Row>
    </Stack>
  )
}
