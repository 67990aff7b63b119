import { describe, expect, it } from 'vitest';
import { changedLines } from '../../scripts/changed-lines.mjs';

const DIFF = `diff --git a/src/domain/a.ts b/src/domain/a.ts
--- a/src/domain/a.ts
+++ b/src/domain/a.ts
@@ -3 +3 @@ export function a() {
-  return 1;
+  return 2;
@@ -10,0 +11,3 @@
+one
+two
+three
@@ -20,2 +24,0 @@
-gone
-gone
diff --git a/src/domain/b.css b/src/domain/b.css
--- a/src/domain/b.css
+++ b/src/domain/b.css
@@ -1 +1 @@
+a {}
diff --git a/src/domain/gone.ts b/src/domain/gone.ts
--- a/src/domain/gone.ts
+++ /dev/null
@@ -1,9 +0,0 @@
-gone
`;

describe('the lines that changed', () => {
  it('are those that are there now, of code only', () => {
    expect(changedLines(DIFF, 100)).toEqual({ ranges: ['src/domain/a.ts:3-3', 'src/domain/a.ts:11-13'], left: 0 });
  });

  it('are as many as can be tested in time; it is told how many are left', () => {
    expect(changedLines(DIFF, 3)).toEqual({ ranges: ['src/domain/a.ts:3-3'], left: 3 });
  });

  it('are none where nothing changed', () => {
    expect(changedLines('', 100)).toEqual({ ranges: [], left: 0 });
  });
});
