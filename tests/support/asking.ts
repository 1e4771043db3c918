import { isInstalled, type ToolName } from '#scripts/tools/run-parts/tools.ts';

declare module 'vitest' {
  interface TaskMeta {
    missingTool?: ToolName;
  }
}

export const asking = (tool: ToolName) => (isInstalled(tool) ? {} : { skip: true, meta: { missingTool: tool } });
