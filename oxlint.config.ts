import { defineConfig, type OxlintOverride } from 'oxlint'

import { importRules } from './scripts/import-rules.ts'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'node', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'deny' },
  ignorePatterns: ['**/routeTree.gen.ts', 'messages/generated/**', 'web/dist/**', 'campaign/**'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/no-named-as-default': 'off',
    'eslint/no-await-in-loop': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'eslint/eqeqeq': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/prefer-node-protocol': 'error',
    'typescript/consistent-return': 'off',
    'oxc/no-map-spread': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
  },
  overrides: [
    {
      files: ['**/*.test.{ts,tsx}', '**/*.contract.ts'],
      rules: { 'typescript/no-unsafe-type-assertion': 'off' },
    },
    {
      files: ['**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      // The postMessage of workers takes no origin.
      files: ['server/src/features/facts/**', 'web/src/recovery/new-version.ts'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      // Playwright fixtures take `{}` as their first argument.
      files: ['e2e/src/**'],
      rules: { 'eslint/no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    ...importRules.map(({ files, patterns }): OxlintOverride => ({
      files,
      rules: { 'eslint/no-restricted-imports': ['error', { patterns }] },
    })),
  ],
})
