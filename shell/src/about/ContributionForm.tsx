import { useStore } from '@potluck/platform/hooks'
import { Chip, LinkButton, Stack, Text } from '@potluck/ui'
import { SegmentedControl, TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useShell } from '../host/ShellContext.tsx'
import classes from './about.module.css'
import { type Contribution, contributionAddress } from './contribution-address.ts'
import { usePageWords } from './page-words.ts'

/** Parses a typed amount with a point or a comma as decimal separator. Null for other text and for amounts less than 1. */
function amountIn(text: string): number | null {
  const amount = /^\d{1,6}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0
  return amount >= 1 ? amount : null
}

/** A form for the amount and the interval. The payment itself is made at the configured address. */
export function ContributionForm({ address }: { readonly address: string }) {
  const t = usePageWords()
  const { config, host } = useShell()
  const { contributionAmounts: amounts, contributionCurrency: currency } = config
  const language = useStore(host.language)
  const [interval, setInterval] = useState<Contribution['interval']>('month')
  const [chosen, setChosen] = useState<number | null>(amounts[Math.floor((amounts.length - 1) / 2)] ?? null)
  const [typed, setTyped] = useState('')
  const amount = chosen ?? amountIn(typed)
  const money = (value: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    }).format(value)

  return (
    <Stack gap={5} className={classes.form}>
      <SegmentedControl
        label={t('contribute.howOften')}
        wide
        value={interval}
        segments={(['month', 'once'] as const).map((value) => ({ value, label: t(`contribute.${value}`) }))}
        onChange={setInterval}
      />
      <fieldset className={classes.amounts} aria-label={t('contribute.howMuch')}>
        {amounts.map((value) => (
          <Chip key={value} selected={value === chosen} onClick={() => setChosen(value)}>
            {money(value)}
          </Chip>
        ))}
      </fieldset>
      <TextField
        label={t('contribute.other')}
        inputMode="decimal"
        value={typed}
        error={chosen === null && amount === null && typed !== '' ? t('contribute.invalid') : undefined}
        onChange={(text) => {
          setTyped(text)
          setChosen(null)
        }}
      />
      {amount !== null && (
        <LinkButton
          variant="primary"
          size="large"
          href={contributionAddress(address, { amount, interval }, currency, document.baseURI.replace(/#.*$/, ''))}
        >
          {t(`contribute.go.${interval}`, { amount: money(amount) })}
        </LinkButton>
      )}
      <Text size="small" tone="soft">
        {t('contribute.outside')}
      </Text>
    </Stack>
  )
}
