import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: [
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Design system' },
    { directory: '../src/ui', files: '**/*.stories.tsx' },
    { directory: '../reference/tests/stories', files: '**/*.stories.tsx', titlePrefix: 'Kit of the remotes' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', 'storybook-addon-pseudo-states'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: {
    // Nothing is sent to the makers of Storybook or requested from them.
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
  },
} satisfies StorybookConfig;
