import type { ListAisle, ShoppingList } from '@potluck/api/shopping-lists'
import { aislesOf } from '@potluck/cooking/shop-aisles'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { SelectField, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'

/** In place of an aisle's id: where the product thinks, and one that is still to be made. */
const [byItself, another] = ['', 'new']

interface Props {
  readonly list: ShoppingList
  /** The things in the aisle, by name. */
  readonly names: readonly string[]
  /** Where it stands now. */
  readonly aisle: string | null
  readonly titleOf: (aisle: string) => string
  readonly onPut: (aisle: string | null) => void
  readonly onOrder: (aisles: readonly ListAisle[]) => void
  readonly onClose: () => void
}

/** Says in which aisle things stand: for good, and for everybody on the list. */
export function AisleDialog({ list, names, aisle, titleOf, onPut, onOrder, onClose }: Props) {
  const { t } = useTranslation('planning')
  const aisles = aislesOf(list)
  const form = useForm({
    initial: { chosen: aisle ?? byItself, title: '' },
    check: ({ chosen, title }) => ({ title: chosen === another && title.trim() === '' && t('rename.nameMissing') }),
    submit({ chosen, title }) {
      if (chosen !== another) return onPut(chosen === byItself ? null : chosen)
      const made = { id: uuid(), title: title.trim() }
      const places = aisles.length - (aisles.at(-1)?.id === 'uncategorized' ? 1 : 0)
      onOrder(aisles.toSpliced(places, 0, made))
      onPut(made.id)
    },
    onDone: onClose,
  })

  return (
    <FormDialog
      title={names.length === 1 ? t('aisles.whereIs', { name: names[0] }) : t('aisles.where', { count: names.length })}
      form={form}
      onClose={onClose}
    >
      <SelectField
        {...form.field('chosen')}
        label={t('aisles.aisle')}
        description={t('aisles.forGood')}
        options={[
          { value: byItself, label: t('aisles.byItself') },
          ...aisles
            .filter(({ hidden }) => !hidden)
            .map((one) => ({ value: one.id, label: one.title ?? titleOf(one.id) })),
          { value: another, label: t('aisles.another') },
        ]}
        data-autofocus
      />
      {form.values.chosen === another && (
        <TextField {...form.field('title')} label={t('aisles.name')} maxLength={100} dir="auto" />
      )}
    </FormDialog>
  )
}
