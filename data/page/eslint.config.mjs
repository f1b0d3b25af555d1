import js from '@eslint/js';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['built/', 'elfen.js', 'node_modules/'] },
  js.configs.recommended,
  {
    files: ['src/**/*.ts', 'tests/**/*.ts'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/explicit-function-return-type': 'error',
      // A model's state has the type that its reader knows.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      // `test` gives a promise that nobody needs.
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['*.mjs'], languageOptions: { globals: { console: 'readonly', process: 'readonly' } } },
);
