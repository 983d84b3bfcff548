/**
 * json-server for stories, which run the mock's handlers in the page: rows in memory, as
 * `mock-server/state/database.ts` uses them. It has no REST interface, because nothing in a story
 * could call it.
 */
const jsonServer = {
  router<Tables>(rows: Tables) {
    let state = rows;
    return {
      stack: [],
      db: {
        getState: () => state,
        setState: (next: Tables) => {
          state = next;
        },
      },
    };
  },
};

export default jsonServer;
