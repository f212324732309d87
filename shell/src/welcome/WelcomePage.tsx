import { href, paths } from '@potluck/platform/paths'
import { Heading, Link, LinkButton, PageLayout, Text } from '@potluck/ui'
import { IconBookmarkPlus, IconDownload, IconHeart, IconScale, IconSend, IconShoppingCart } from '@potluck/ui/icons'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Config } from '../config/config.ts'
import { ExampleRecipe } from './ExampleRecipe.tsx'
import classes from './WelcomePage.module.css'

const features = [
  { name: 'collect', icon: IconBookmarkPlus },
  { name: 'import', icon: IconDownload },
  { name: 'cook', icon: IconScale },
  { name: 'shop', icon: IconShoppingCart },
  { name: 'share', icon: IconSend },
  { name: 'yours', icon: IconHeart },
] as const

interface Props {
  readonly t: TFunction
  /** The people who can create an account here. */
  readonly registration: Config['registration']
  /** Whether an account lives an hour here. */
  readonly isDemo?: boolean
  /** The choice of the language. */
  readonly languages: ReactNode
}

/** The first page of a guest. It needs nothing of the shell: the build renders it into index.html. */
export function WelcomePage({ t, registration, isDemo = false, languages }: Props) {
  const isOpen = registration === 'open'
  return (
    <PageLayout title={t('product')} width="wide">
      <section className={classes.hero}>
        <div className={classes.words}>
          <Heading size="display">{t('welcome.headline')}</Heading>
          <Text size="large" tone="soft">
            {t('welcome.promise')}
          </Text>
          <div className={classes.actions}>
            {isOpen && (
              <LinkButton variant="primary" size="large" href={href(paths.auth('register'))}>
                {t('welcome.register')}
              </LinkButton>
            )}
            <LinkButton variant={isOpen ? undefined : 'primary'} size="large" href={href(paths.auth('login'))}>
              {t(isDemo ? 'welcome.demo' : 'menu.login')}
            </LinkButton>
            {registration === 'invitation' && (
              <LinkButton size="large" href={href(paths.auth('register'))}>
                {t('welcome.invited')}
              </LinkButton>
            )}
          </div>
          {!isDemo && (
            <Text size="small" tone="soft">
              {t('welcome.free')}
            </Text>
          )}
        </div>
        <ExampleRecipe t={t} />
      </section>
      <ul className={classes.features}>
        {features.map(({ name, icon: Icon }) => (
          <li key={name} className={classes.feature}>
            <span className={classes.icon} aria-hidden="true">
              <Icon />
            </span>
            <Heading size="small">{t(`welcome.${name}.title`)}</Heading>
            <Text tone="soft">{t(`welcome.${name}.text`)}</Text>
          </li>
        ))}
      </ul>
      <footer className={classes.footer}>
        <Link alone href={href(paths.about())}>
          {t('menu.about')}
        </Link>
        <Link alone href={href(paths.contact())}>
          {t('welcome.contact')}
        </Link>
        <Link alone href={href(paths.legal())}>
          {t('welcome.legal')}
        </Link>
        {languages}
      </footer>
    </PageLayout>
  )
}
