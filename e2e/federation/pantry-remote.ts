/** The files of a new remote, as docs/adding-a-remote.md has them. */
export const pantry: Readonly<Record<string, string>> = {
  'src/remote.tsx': `import { wordsIn } from '@potluck/platform/locales'
import { defineRemote } from '@potluck/platform/remote'

export default defineRemote({
  id: 'pantry',
  routes: [{ path: 'pantry', load: () => import('./pantry/PantryPage.tsx').then((module) => module.PantryPage) }],
  locales: wordsIn(import.meta.webpackContext('./locales', { regExp: /\\.json$/ })),
})
`,
  'src/remote.test.tsx': `import { describeRemoteContract } from '@potluck/testing/remote-contract'
import remote from './remote.tsx'

describeRemoteContract(remote, { sources: __dirname })
`,
  'src/pantry/PantryPage.tsx': `import { PageLayout } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

/** The things at home. */
export function PantryPage() {
  const { t } = useTranslation('pantry')
  return <PageLayout title={t('title')}>{t('empty')}</PageLayout>
}
`,
  'src/locales/de-de.json': `{
  "menu": {
    "pantry": {
      "title": "Vorrat"
    }
  },
  "switches": {
    "usePantry": {
      "title": "Vorrat",
      "about": "Was im Haus ist"
    }
  },
  "title": "Was im Haus ist",
  "empty": "Die Regale sind leer."
}
`,
  'src/locales/en-us.json': `{
  "menu": {
    "pantry": {
      "title": "Pantry"
    }
  },
  "switches": {
    "usePantry": {
      "title": "Pantry",
      "about": "What is in the house"
    }
  },
  "title": "What is in the house",
  "empty": "The shelves are empty."
}
`,
  'src/locales/he.json': `{
  "menu": {
    "pantry": {
      "title": "מזווה"
    }
  },
  "switches": {
    "usePantry": {
      "title": "מזווה",
      "about": "מה יש בבית"
    }
  },
  "title": "מה יש בבית",
  "empty": "המדפים ריקים."
}
`,
  'src/locales/it-it.json': `{
  "menu": {
    "pantry": {
      "title": "Dispensa"
    }
  },
  "switches": {
    "usePantry": {
      "title": "Dispensa",
      "about": "Che cosa c’è in casa"
    }
  },
  "title": "Che cosa c’è in casa",
  "empty": "Gli scaffali sono vuoti."
}
`,
  'src/locales/uk-ua.json': `{
  "menu": {
    "pantry": {
      "title": "Комора"
    }
  },
  "switches": {
    "usePantry": {
      "title": "Комора",
      "about": "Що є вдома"
    }
  },
  "title": "Що є вдома",
  "empty": "Полиці порожні."
}
`,
  'package.json': `{
  "name": "mfe-pantry",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "potluck": {
    "port": 4105,
    "remote": {
      "id": "pantry",
      "contract": 3,
      "paths": [
        "pantry"
      ],
      "menu": [
        {
          "name": "pantry",
          "path": "/pantry",
          "icon": "carrot",
          "order": 130,
          "switch": "usePantry"
        }
      ]
    }
  },
  "scripts": {
    "build": "webpack --mode production",
    "dev": "webpack serve --mode development",
    "standalone": "webpack serve --mode development --env standalone",
    "typecheck": "tsc -p .",
    "test": "jest"
  },
  "dependencies": {
    "@potluck/platform": "workspace:*",
    "@potluck/ui": "workspace:*",
    "react": "catalog:",
    "react-i18next": "catalog:"
  },
  "devDependencies": {
    "@potluck/build": "workspace:*",
    "@potluck/testing": "workspace:*",
    "@testing-library/jest-dom": "catalog:",
    "@types/jest": "catalog:",
    "@types/node": "catalog:",
    "@types/react": "catalog:",
    "jest": "catalog:",
    "webpack": "catalog:",
    "webpack-cli": "catalog:",
    "webpack-dev-server": "catalog:"
  }
}
`,
}
