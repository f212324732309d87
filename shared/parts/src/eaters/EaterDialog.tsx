import { type Avoided, type Eater, maxDislike, maxDislikes } from '@potluck/api/eaters'
import { allergens, type DietMark, type Mark, marks } from '@potluck/foods/marks'
import { useHost } from '@potluck/platform/HostProvider'
import { useForm } from '@potluck/platform/useForm'
import { Button, Text } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { FieldGroup, TextAreaField, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import classes from './EaterDialog.module.css'
import { strikeOut, writeDown } from './eater-changes.ts'

interface Props {
  /** The person, with what is written down so far. */
  readonly eater: Eater
  readonly isOneself: boolean
  /** The household that reads it; undefined where nobody else does. */
  readonly household: string | undefined
  /** Whether something is written down, which can be deleted. */
  readonly isKnown: boolean
  readonly onClose: () => void
}

/** In their order on the screen. */
const diets = ['meat', 'animal'] as const satisfies readonly DietMark[]
const others: readonly Mark[] = ['pork', 'alcohol', ...allergens]

/** Names of marks stand in sentences elsewhere. */
const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

const namesIn = (text: string): string[] => {
  const names = text.split('\n').map((name) => name.trim().slice(0, maxDislike))
  return [...new Set(names)].filter((name) => name !== '').slice(0, maxDislikes)
}

/** Asks what somebody must not eat, and what they do not like. */
export function EaterDialog({ eater, isOneself, household, isKnown, onClose }: Props) {
  const { t } = useTranslation('parts')
  const host = useHost()
  const form = useForm({
    initial: {
      name: eater.name,
      mustNot: marks.filter((mark) => eater.mustNot.includes(mark)),
      dislikes: eater.dislikes.join('\n'),
    },
    check: ({ name }) => ({ name: name.trim() === '' && t('eaters.nameMissing') }),
    submit({ name, mustNot, dislikes }) {
      const avoided: Avoided = { mustNot, dislikes: namesIn(dislikes) }
      host.changes.add(writeDown({ ...eater, name: name.trim() }, avoided))
    },
    onDone: onClose,
  })
  const { mustNot } = form.values
  const title = isKnown || eater.name !== '' ? t('eaters.edit', { name: eater.name }) : t('eaters.addTitle')

  function remove() {
    host.changes.add(strikeOut(eater))
    onClose()
  }

  const rowOf = (mark: Mark, label: string) => (
    <CheckboxRow
      key={mark}
      label={capital(label)}
      checked={mustNot.includes(mark)}
      onChange={({ target }) =>
        form.set({ mustNot: marks.filter((one) => (one === mark ? target.checked : mustNot.includes(one))) })
      }
    />
  )

  return (
    <FormDialog title={isOneself ? t('eaters.own') : title} form={form} onClose={onClose}>
      <Text size="small" tone="soft">
        {household === undefined ? t('eaters.alone') : t('eaters.inHousehold', { name: household })}
      </Text>
      {!eater.hasAccount && (
        <TextField {...form.field('name')} label={t('eaters.name')} maxLength={100} data-autofocus />
      )}
      <FieldGroup label={t('eaters.mustNot')}>
        <div className={classes.diets}>{diets.map((mark) => rowOf(mark, t(`eaters.diet.${mark}`)))}</div>
        <div className={classes.allergens}>{others.map((mark) => rowOf(mark, t(`eaters.mark.${mark}`)))}</div>
      </FieldGroup>
      <TextAreaField
        {...form.field('dislikes')}
        label={t('eaters.dislikes')}
        description={t('eaters.dislikesHow')}
        rows={3}
        maxLength={maxDislikes * (maxDislike + 1)}
      />
      <Text size="small" tone="soft">
        {t('eaters.limits')}
      </Text>
      {isKnown && (
        <div>
          <Button variant="quiet" onClick={remove}>
            {t('eaters.delete')}
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
