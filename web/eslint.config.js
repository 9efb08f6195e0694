import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const DOUBLE_CAST = "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']";

export default defineConfig(
  { ignores: ["node_modules/"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs["flat/recommended"],
  svelte.configs["flat/prettier"],
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ["*.config.js", "public/sw.js"] },
        extraFileExtensions: [".svelte"],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      "no-restricted-syntax": [
        "error",
        { selector: DOUBLE_CAST, message: "A value of a type needs no cast by way of unknown." },
      ],
      "max-len": ["error", { code: 120, ignoreUrls: false }],
      "max-lines": ["error", { max: 300 }],
      "max-lines-per-function": ["error", { max: 60 }],
      "max-depth": ["error", 3],
      eqeqeq: "error",
      // Numbers read well in a text; what else lands there is still an error.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      // `() => (a = b)` and `() => go()` are the handlers of this client.
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // In an effect `void table.seq` says what it waits for.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // What is shown is $state; a cache beside it need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Written by tools/protocol.py.
    files: ["src/net/protocol.gen.ts"],
    rules: { "max-lines": "off" },
  },
  {
    files: ["**/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.serviceworker } },
  },
  {
    // A describe block is as long as its tests.
    files: ["tests/**"],
    rules: { "max-lines-per-function": "off" },
  },
);
