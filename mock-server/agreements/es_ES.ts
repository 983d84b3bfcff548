import type { AgreementTexts } from './agreementText';

export const es_ES: AgreementTexts = {
  updated: 'Última actualización:',
  service: {
    title: 'Acuerdo de servicio para usuarios',
    intro: 'Este acuerdo establece cómo puedes usar la plataforma de aprendizaje y los cursos de {academy}. Léelo antes de registrarte. Al marcar la casilla de la página de inicio de sesión, lo aceptas.',
    sections: [
      {
        heading: '1. El servicio',
        paragraphs: ['La plataforma te permite seguir cursos, hacer exámenes, obtener certificados y consultar tu historial de aprendizaje. Las funciones disponibles dependen de tu academia.'],
        items: ['Cursos en línea y clases en directo', 'Exámenes, tareas y certificados', 'Historial e informes de aprendizaje'],
      },
      {
        heading: '2. Tu cuenta',
        paragraphs: [
          'Te registras con un número de móvil o una dirección de correo que te pertenezcan e inicias sesión con un código de verificación. Cada persona tiene una sola cuenta.',
          'No compartas los códigos de verificación. Si crees que otra persona usa tu cuenta, avisa de inmediato a tu administrador.',
        ],
      },
      {
        heading: '3. Normas de uso',
        paragraphs: ['Al usar la plataforma te comprometes a no:'],
        items: ['copiar, grabar o difundir materiales sin permiso', 'hacer el examen de otra persona ni permitir que hagan el tuyo', 'subir contenidos ilícitos o dañinos', 'alterar o poner a prueba el funcionamiento de la plataforma'],
      },
      {
        heading: '4. Contenidos y derechos',
        paragraphs: ['Los cursos pertenecen a sus autores o a la academia. Recibes un derecho personal a usarlos para aprender, que termina cuando dejas de ser miembro. Lo que tú escribes sigue siendo tuyo.'],
      },
      {
        heading: '5. Baja de la cuenta',
        paragraphs: ['Puedes solicitar la baja en cualquier momento. La cuenta se elimina automáticamente a los 15 días naturales. Hasta entonces puedes recuperarla verificando un código.'],
      },
      {
        heading: '6. Cambios en este acuerdo',
        paragraphs: ['Si modificamos este acuerdo de forma importante, te pediremos que lo aceptes de nuevo la próxima vez que inicies sesión. Si tienes dudas, consulta al administrador de tu academia.'],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    intro: 'Esta política explica qué datos personales trata la plataforma de aprendizaje para {academy}, con qué fin y qué opciones tienes.',
    sections: [
      {
        heading: '1. Datos que recogemos',
        paragraphs: ['Recogemos solo lo que el servicio necesita:'],
        items: ['tu número de móvil o correo electrónico, para iniciar sesión', 'tu nombre, apodo y foto de perfil, si los facilitas', 'tu historial de aprendizaje: progreso, resultados y certificados', 'datos técnicos como el idioma, el navegador y la hora de acceso'],
      },
      {
        heading: '2. Uso de los datos',
        paragraphs: ['Usamos los datos para enviar códigos de verificación, ofrecer cursos, emitir certificados y proteger la plataforma. No los usamos con fines publicitarios.'],
      },
      {
        heading: '3. Quién puede ver los datos',
        paragraphs: ['Los administradores y profesores de tu academia pueden ver tu historial de aprendizaje. Compartimos datos con proveedores solo en la medida necesaria, por ejemplo para enviar un SMS.'],
      },
      {
        heading: '4. Conservación y seguridad',
        paragraphs: ['Los datos se transmiten cifrados y se conservan mientras exista tu cuenta. Tras la baja se eliminan o anonimizan en un plazo de 15 días naturales, salvo que la ley obligue a conservarlos.'],
      },
      {
        heading: '5. Tus derechos',
        paragraphs: ['En cualquier momento puedes:'],
        items: ['consultar y corregir tus datos', 'obtener una copia de ellos', 'retirar tu consentimiento', 'solicitar la eliminación de la cuenta'],
      },
      {
        heading: '6. Contacto',
        paragraphs: ['Dirige tus preguntas sobre esta política al administrador de tu academia. Respondemos en un plazo de 15 días hábiles.'],
      },
    ],
  },
};
