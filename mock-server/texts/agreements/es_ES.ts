import type { AgreementTexts } from './agreementText';

export const es_ES: AgreementTexts = {
  updated: 'Última actualización:',
  service: {
    title: 'Acuerdo de servicio para usuarios',
    intro:
      'Este acuerdo establece cómo puede usar la plataforma de formación y los cursos de {academy}. Léalo antes de registrarse. Al marcar la casilla de la página de inicio de sesión, lo acepta.',
    sections: [
      {
        heading: '1. El servicio',
        paragraphs: [
          'La plataforma le permite seguir cursos, hacer exámenes, obtener certificados y consultar su historial de aprendizaje. Las funciones disponibles dependen de su academia.',
        ],
        items: [
          'Cursos en línea y clases en directo',
          'Exámenes, tareas y certificados',
          'Historial e informes de aprendizaje',
        ],
      },
      {
        heading: '2. Su cuenta',
        paragraphs: [
          'Se registra con un número de móvil o una dirección de correo que le pertenezcan e inicia sesión con un código de verificación. Cada persona tiene una sola cuenta.',
          'No comparta los códigos de verificación. Si cree que otra persona usa su cuenta, avise de inmediato a la administración.',
        ],
      },
      {
        heading: '3. Normas de uso',
        paragraphs: ['Al usar la plataforma se compromete a no:'],
        items: [
          'copiar, grabar o difundir materiales sin permiso',
          'hacer el examen de otra persona ni permitir que hagan el suyo',
          'subir contenidos ilícitos o dañinos',
          'alterar el funcionamiento de la plataforma ni buscar sus vulnerabilidades',
        ],
      },
      {
        heading: '4. Contenidos y derechos',
        paragraphs: [
          'Los cursos pertenecen a sus autores o a la academia. Recibe un derecho personal a usarlos para aprender, que termina cuando deja de ser miembro. Lo que usted escribe sigue siendo suyo.',
        ],
      },
      {
        heading: '5. Baja de la cuenta',
        paragraphs: [
          'Puede solicitar la baja en cualquier momento. La cuenta se elimina automáticamente a los 15 días naturales. Hasta entonces puede recuperarla con un código de verificación.',
        ],
      },
      {
        heading: '6. Cambios en este acuerdo',
        paragraphs: [
          'Si modificamos este acuerdo de forma importante, le pediremos que lo acepte de nuevo la próxima vez que inicie sesión. Si tiene dudas, consulte a la administración de su academia.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    intro:
      'Esta política explica qué datos personales trata la plataforma de formación para {academy}, con qué fin y qué opciones tiene.',
    sections: [
      {
        heading: '1. Datos que recogemos',
        paragraphs: ['Recogemos solo lo que el servicio necesita:'],
        items: [
          'su número de móvil o correo electrónico, para iniciar sesión',
          'su nombre, alias y foto de perfil, si los facilita',
          'su historial de aprendizaje: progreso, resultados y certificados',
          'datos técnicos como el idioma, el navegador y la hora de acceso',
        ],
      },
      {
        heading: '2. Uso de los datos',
        paragraphs: [
          'Usamos los datos para enviar códigos de verificación, ofrecer cursos, emitir certificados y proteger la plataforma. No los usamos con fines publicitarios.',
        ],
      },
      {
        heading: '3. Quién puede ver los datos',
        paragraphs: [
          'La administración y los docentes de su academia pueden ver su historial de aprendizaje. Compartimos datos con proveedores solo en la medida necesaria, por ejemplo para enviar un SMS.',
        ],
      },
      {
        heading: '4. Conservación y seguridad',
        paragraphs: [
          'Los datos se transmiten cifrados y se conservan mientras exista su cuenta. Tras la baja se eliminan o anonimizan en un plazo de 15 días naturales, salvo que la ley obligue a conservarlos.',
        ],
      },
      {
        heading: '5. Sus derechos',
        paragraphs: ['En cualquier momento puede:'],
        items: [
          'consultar y corregir sus datos',
          'obtener una copia de ellos',
          'retirar su consentimiento',
          'solicitar la eliminación de la cuenta',
        ],
      },
      {
        heading: '6. Contacto',
        paragraphs: [
          'Dirija sus preguntas sobre esta política a la administración de su academia. Respondemos en un plazo de 15 días hábiles.',
        ],
      },
    ],
  },
};
