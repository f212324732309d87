import { Button } from '@potluck/ui'
import { IconChevronDown, IconChevronUp } from '@potluck/ui/icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './LinkedLine.module.css'

interface Props {
  /** The title of the other recipe. */
  readonly title: string
  readonly children: ReactNode
}

/** A button that shows and hides the ingredients of another recipe. */
export function PartDisclosure({ title, children }: Props) {
  const { t } = useTranslation('recipes')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.place}>
      <Button
        variant="quiet"
        icon={isOpen ? <IconChevronUp /> : <IconChevronDown />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('linkedLine.ingredients', { title })}
      </Button>
      {isOpen && children}
    </div>
  )
}
