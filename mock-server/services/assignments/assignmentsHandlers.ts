import { isInScope } from '#lib/selection/managementScope.ts';
import { isOverLimit } from '#lib/selection/selection.ts';
import { foldText } from '#lib/text/foldedText.ts';
import type { Handlers } from '#mock/services/outcomes.ts';
import { limits } from '#mock/services/limits.ts';
import { headsOf } from '#mock/services/selectors/peopleSource.ts';
import { ok } from '#mock/services/vocabulary.ts';
import { forAdministrators } from '#mock/services/common/forAdministrators.ts';
import { pageOf, selectorContext } from '#mock/services/selectors/selectorQueriesHandlers.ts';

/**
 * Assigns learning content, and lists what was assigned. Each assignment uses one unit of the
 * academy's quota.
 */
export const assignmentHandlers: Pick<Handlers, 'createAssignment' | 'queryAssignments'> = {
  createAssignment: forAdministrators<'createAssignment'>((call, user) => {
    const {
      namespace: { database, clock },
      tenant,
      body,
    } = call;
    const academyIds = new Set(database.rows('academies').map(({ id }) => id));
    const isPlaced =
      body.visibility === 'areas' ? body.academies.length > 0 : body.academies.length === 0;
    if (!isPlaced || body.academies.some((id) => !academyIds.has(id))) return 'no-academy';
    if (isOverLimit(body.selection, limits.explicitMembers)) return 'too-many-members';
    if (!isInScope(body.selection, body.managementScope)) return 'scope-contradicted';
    const { total } = headsOf(body.selection, selectorContext(call, user));
    if (total === 0) return 'empty-selection';
    if (tenant.assignmentQuota <= 0) return 'order-reminder';
    database.update('tenants', ({ id }) => id === tenant.id, {
      assignmentQuota: tenant.assignmentQuota - 1,
    });
    const row = database.insert('assignments', {
      ...body,
      tenantId: tenant.id,
      userId: user.id,
      headCount: total,
      createdAt: clock.iso(),
    });
    return ok({ assignmentId: row.id, headCount: total });
  }),

  queryAssignments: forAdministrators<'queryAssignments'>(
    ({ namespace: { database }, tenant, body }) => {
      const keyword = foldText(body.keyword);
      const matches = database
        .rows('assignments')
        .filter(
          ({ tenantId, content }) => tenantId === tenant.id && foldText(content).includes(keyword),
        )
        .reverse();
      return ok(
        pageOf(matches, body, ({ id, content, visibility, certificate, headCount, createdAt }) => ({
          id,
          content,
          visibility,
          certificate,
          headCount,
          createdAt,
        })),
      );
    },
  ),
};
