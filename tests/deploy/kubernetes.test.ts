import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminRoutes } from '../../src/edge/operation/admin.ts';
import { createMetrics } from '../../src/edge/operation/metrics.ts';
import { createReadiness } from '../../src/edge/operation/readiness.ts';
import { LONGEST_SHUTDOWN, type ParsedJson, parseYamlFile, VARIABLES } from './facts.ts';

const FOLDER = 'deploy/kubernetes';
const files = readdirSync(FOLDER);
const { resources }: ParsedJson = parseYamlFile(join(FOLDER, 'kustomization.yaml'));
const manifests: readonly ParsedJson[] = resources.map((name: string) => parseYamlFile(join(FOLDER, name)));
const ofKind = (kind: string): ParsedJson => manifests.find((manifest) => manifest.kind === kind);
const deployment = ofKind('Deployment').spec;
const pod = deployment.template.spec;
const [container] = pod.containers;
const variables: Readonly<Record<string, string>> = Object.fromEntries(
  container.env.map(({ name, value }: ParsedJson) => [name, value]),
);

const readiness = createReadiness();
readiness.open();
const admin = adminRoutes({
  readiness,
  version: { version: '1', commit: null, builtAt: '', contract: 1 },
  metrics: createMetrics(),
  purge: async () => undefined,
});

describe('the manifests for Kubernetes', () => {
  it('are all listed for kubectl apply -k', () => {
    expect(['kustomization.yaml', ...resources].sort()).toEqual([...files].sort());
  });

  it('run as somebody who is not root, who can write nothing and has no rights', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('set variables that the server reads', () => {
    const namedVariables = [...Object.keys(variables), ...Object.keys(ofKind('ConfigMap').data)];
    expect(VARIABLES).toEqual(expect.arrayContaining(namedVariables));
    expect(container.envFrom).toEqual([
      { configMapRef: { name: ofKind('ConfigMap').metadata.name } },
      { secretRef: { name: 'livery', optional: true } },
    ]);
  });

  it('open the ports that the server listens on', () => {
    expect(container.ports).toEqual([
      { name: 'http', containerPort: Number(variables.PORT) },
      { name: 'admin', containerPort: Number(variables.ADMIN_PORT) },
    ]);
    expect(ofKind('Service').spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
  });

  it.each([
    ['startupProbe', '/-/ready'],
    ['readinessProbe', '/-/ready'],
    ['livenessProbe', '/-/health'],
  ])('%s requests %s of the admin port, which has it', async (probe, path) => {
    expect(container[probe].httpGet).toEqual({ path, port: 'admin' });
    expect((await admin.request(path)).status).toBe(200);
  });

  it('have metrics scraped where they are', async () => {
    const { 'prometheus.io/path': path, 'prometheus.io/port': port } = deployment.template.metadata.annotations;
    expect([port, (await admin.request(path)).status]).toEqual([variables.ADMIN_PORT, 200]);
  });

  it('give an edge the time to end, and never one fewer than wanted', () => {
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(LONGEST_SHUTDOWN);
    expect(deployment.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(ofKind('PodDisruptionBudget').spec.maxUnavailable).toBe(1);
    expect(ofKind('HorizontalPodAutoscaler').spec).toMatchObject({
      minReplicas: 3,
      scaleTargetRef: { kind: 'Deployment', name: ofKind('Deployment').metadata.name },
    });
  });

  it('select the pods of the deployment', () => {
    const labels = deployment.template.metadata.labels;
    const selectors = [
      deployment.selector.matchLabels,
      ofKind('Service').spec.selector,
      ofKind('PodDisruptionBudget').spec.selector.matchLabels,
      ofKind('NetworkPolicy').spec.podSelector.matchLabels,
    ];
    for (const selector of selectors) expect(selector).toEqual(labels);
  });
});
