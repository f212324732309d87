import { useFormats } from '@potluck/parts'
import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { type ListView, unlabeled } from '../book/list-view.ts'
import { useLabels } from '../book/useLabels.ts'
import type { AddressedView } from '../list-pages/view-address.ts'
import { sameLabel } from '../same-label.ts'

interface Props {
  readonly view: ListView
  readonly onChange: (change: Partial<AddressedView>) => void
}

/** Names labels of the address that do not exist, and offers to remove them. */
export function UnknownLabels({ view, onChange }: Props) {
  const titles = view.labels.filter((title) => title !== unlabeled)
  return titles.length === 0 ? null : <Unknown labels={view.labels} kitchenId={view.kitchenId} onChange={onChange} />
}

function Unknown({ labels, kitchenId, onChange }: Pick<ListView, 'labels' | 'kitchenId'> & Pick<Props, 'onChange'>) {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  const { data: known } = useLabels(kitchenId)
  const isKnown = (name: string) => known?.some(({ title }) => sameLabel(title, name.normalize('NFC').trim()))
  const unknown = labels.filter((title) => title !== unlabeled && !isKnown(title))
  if (!known || unknown.length === 0) return null
  const rest = () => onChange({ labels: labels.filter((title) => !unknown.includes(title)) })
  return (
    <Note
      tone="attention"
      action={<Button onClick={rest}>{t('noList.forgetLabel', { count: unknown.length })}</Button>}
    >
      {t('noList.label', { count: unknown.length, titles: list(unknown.map((title) => t('quoted', { title }))) })}
    </Note>
  )
}
