import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './SectionSwitch.module.css'

const sections = ['recipe-ingredients', 'recipe-steps'] as const

type Section = (typeof sections)[number]

/** Jumps to the ingredients or the steps on a phone, and shows the current section. */
export function SectionSwitch() {
  const { t } = useTranslation('recipes')
  const here = useSectionInSight()
  const names: Readonly<Record<Section, string>> = {
    'recipe-ingredients': t('field.ingredients'),
    'recipe-steps': t('recipe.steps'),
  }
  return (
    <nav aria-label={t('recipe.parts')} className={classes.switch}>
      {sections.map((section) => (
        <button
          key={section}
          type="button"
          aria-current={section === here ? 'true' : undefined}
          className={classes.part}
          onClick={() => document.getElementById(section)?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
        >
          {names[section]}
        </button>
      ))}
    </nav>
  )
}

/** The section in the middle of the window. */
function useSectionInSight(): Section {
  const [here, setHere] = useState<Section>('recipe-ingredients')
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        const section = sections.find((id) => id === entered?.target.id)
        if (section) setHere(section)
      },
      { rootMargin: '-40% 0px -59% 0px' },
    )
    for (const id of sections) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  return here
}
